import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { hover, tickMask, type, visuallyHidden } from '../../foundations/css.ts';

const { color, radius, space, weight } = token;

/** Tickets two per row; unusable ones are collapsed below. */
export const Root = styled.div({
  '& > .choice, & > .rest': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] },
  '& > .choice > label': { cursor: 'pointer' },
  '& .said': visuallyHidden,
  '& .none': {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    minHeight: '108px',
    padding: space[8],
    border: `1.5px dashed ${alpha(color.border.control, 60)}`,
    borderRadius: radius.card,
    textAlign: 'center',
    transition: `border-color ${token.motion.fast}`,
    [hover]: { borderColor: color.border.selected },
    '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '& > b': { fontWeight: weight.medium },
    '& > small': { ...type[12], color: color.text.tertiary },
    '&:has(:checked)': {
      border: `2px solid ${color.border.selected}`,
      background: alpha(color.nav.selectedBg, 50),
      '&::before': {
        content: '""',
        position: 'absolute',
        right: '-2px',
        top: '-2px',
        width: '20px',
        height: '20px',
        borderRadius: `0 ${radius.card} 0 8px`,
        background: color.border.selected,
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        right: '1px',
        top: '1px',
        width: '14px',
        height: '14px',
        background: color.action.fg,
        maskImage: tickMask,
        maskSize: 'contain',
      },
    },
    '&:has(:focus-visible)': {
      outline: `${token.size.thread} solid ${color.focus.ring}`,
      outlineOffset: token.size.focusOffset,
    },
  },
  '& > .fold': {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: token.size.target,
    margin: '18px 0 10px',
    borderRadius: space[4],
    ...type[13],
    color: color.text.tertiary,
    '&:hover': { color: color.text.link },
    '& > svg': { width: '16px', height: '16px', transition: `rotate ${token.motion.fast}` },
    '&[aria-expanded="true"] > svg': { rotate: '180deg' },
  },
  '& > .rest > li': { minWidth: 0 },
  '& > .message': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[12],
    minHeight: '108px',
    padding: space[16],
    borderRadius: radius.card,
    textAlign: 'center',
    color: color.text.secondary,
    background: color.surface.page,
  },
});
