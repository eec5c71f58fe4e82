import { Popover } from '@base-ui/react/popover';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { popupSurface } from '../../foundations/popupSurface.ts';
import { triggerBox } from '../../foundations/triggerBox.ts';

/** The closed control. */
export const Trigger = styled(Popover.Trigger)(triggerBox);

/** Positions the columns above the page. */
export const Positioner = styled(Popover.Positioner)({ zIndex: token.z.popover, outline: 0 });

/** The popup with one column per level. */
export const Surface = styled.div({
  ...popupSurface,
  display: 'flex',
  minWidth: 0,
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  overflow: 'hidden',
  '& > .column': {
    position: 'relative',
    boxSizing: 'border-box',
    width: '168px',
    height: 'min(288px, var(--available-height, 288px))',
    padding: token.space[4],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& > .column + .column': { borderInlineStart: `1px solid ${token.color.border.subtle}` },
  '& .item': {
    ...popupSurface['& .item'],
    justifyContent: 'space-between',
    width: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm, color: token.color.text.tertiary },
    '&:is(:hover, [data-force="hover"])': { background: token.color.nav.hoverBg },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${token.color.focus.ring}` },
    '&[aria-selected="true"]': {
      fontWeight: token.weight.semibold,
      color: token.color.nav.selectedFg,
      background: token.color.nav.selectedBg,
    },
    '&[aria-selected="true"] > svg': { color: 'inherit' },
    '@media (forced-colors: active)': {
      '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
      '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
  '& .note': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space[8],
    padding: `${token.space[8]} ${token.space[12]}`,
    color: token.color.text.tertiary,
  },
  '& .note[data-failed]': { color: token.color.text.secondary },
});
