import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** The two languages side by side, on a photo. */
export const Pill = styled.fieldset({
  display: 'inline-flex',
  height: '36px',
  padding: '4px',
  borderRadius: token.radius.pill,
  background: token.course.chipBg,
  boxShadow: token.shadow[1],
  '& > button': {
    padding: `0 ${token.space[12]}`,
    borderRadius: token.radius.pill,
    fontSize: token.fontSize[13],
    lineHeight: '28px',
    color: token.color.text.secondary,
    transition: `color ${token.motion.fast}`,
    '&:is(:hover, [data-force="hover"])': { color: token.color.text.primary },
    '&[aria-pressed="true"]': {
      fontWeight: token.weight.semibold,
      color: token.color.actionSoft.fg,
      background: token.color.actionSoft.bg,
    },
    '&:is(:focus-visible, [data-force="focus"])': {
      // In front of the other language, whose ground would cut the ring.
      position: 'relative',
      zIndex: 1,
      outline: `${token.size.thread} solid ${token.color.focus.ring}`,
      outlineOffset: token.size.focusOffset,
    },
  },
  '@media (forced-colors: active)': {
    outline: '1px solid ButtonText',
    '& > button[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

/** The check mark before the selected language. */
export const Choice = styled.span({
  display: 'grid',
  gridTemplateColumns: '20px auto',
  alignItems: 'center',
  minWidth: '112px',
  ...type[14],
  '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  '& > .name': { gridColumn: 2 },
});
