import { Combobox } from '@base-ui/react/combobox';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { forcedBox, hover, type } from '../../foundations/css.ts';
import { pointed } from '../../foundations/popupSurface.ts';
import { Surface } from '../Select/Select.styles.ts';

const frame = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;

/** The frame with the chips and the input after them. */
export const Box = styled(Combobox.InputGroup)({
  display: 'flex',
  gap: token.space[8],
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: '160px',
  minHeight: token.field.hLg,
  paddingBlock: '6px',
  paddingInline: '8px 14px',
  borderRadius: token.radius.control,
  background: token.field.bg,
  ...type[14],
  boxShadow: frame('1px', token.field.border),
  transition: `box-shadow ${token.motion.fast}`,
  cursor: 'text',
  '&[data-size="md"]': { minHeight: token.field.hMd, paddingBlock: '4px', paddingInline: '6px 12px' },
  '& > .chips': { display: 'flex', flexWrap: 'wrap', flex: 1, gap: token.space[4], alignItems: 'center', minWidth: 0 },
  '& .chip': {
    display: 'inline-flex',
    gap: token.space[2],
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: '28px',
    paddingInlineStart: token.space[8],
    borderRadius: token.space[4],
    outlineOffset: '-2px',
    background: token.color.actionSoft.bg,
    ...type[13],
    color: token.color.actionSoft.fg,
    '& > .name': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: token.size.target,
      height: token.size.target,
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: token.space[4],
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      '&:hover': { background: token.color.actionSoft.bgHover },
      '& > svg': { width: '14px', height: '14px' },
    },
  },
  '&[data-size="md"] .chip': { minHeight: '24px' },
  '& .rest': { padding: `0 ${token.space[4]}`, ...type[13], color: token.color.text.secondary },
  '& input': {
    // Narrow after chips, so that it wraps to a line of its own only if there is no room at all.
    flex: '1 1 24px',
    width: '24px',
    minWidth: '24px',
    height: '28px',
    margin: 0,
    paddingBlock: 0,
    paddingInline: `${token.space[4]} 0`,
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    color: token.color.text.primary,
    '&::placeholder': { color: token.field.placeholder, opacity: 1 },
  },
  '& > .arrow': { display: 'flex', flex: 'none', color: token.color.text.tertiary, pointerEvents: 'none' },
  '& > .arrow > svg': { width: token.size.iconSm, height: token.size.iconSm },
  [hover]: { boxShadow: frame('1px', token.field.borderHover) },
  '&[data-error]': { boxShadow: frame('1.5px', token.field.borderError) },
  '&:is(:focus-within, [data-force="focus"])': { outline: 0, boxShadow: frame('2px', token.color.focus.ring) },
  '&[data-disabled], &[data-disabled]:hover': {
    background: token.color.surface.sunken,
    boxShadow: 'none',
    cursor: 'not-allowed',
    '& .chip': {
      paddingInlineEnd: token.space[8],
      background: token.color.border.subtle,
      color: token.color.text.disabled,
    },
    '& > .arrow': { color: token.color.text.disabled },
    '& input': { cursor: 'not-allowed' },
  },
  '@media (forced-colors: active)': {
    ...forcedBox,
    '& .chip': { border: '1px solid ButtonText' },
    '&[data-disabled] :is(.chip, .arrow)': { borderColor: 'GrayText', color: 'GrayText' },
  },
});

/** Positions the list above the page. */
export const Positioner = styled(Combobox.Positioner)({ zIndex: token.z.popover, outline: 0 });

/** The open list. */
export const ListSurface = styled(Surface)({
  // The focus stays in the input.
  '& .item[data-highlighted]': pointed,
  '& > .full': {
    padding: `${token.space[8]} ${token.space[12]}`,
    ...type[13],
    color: token.color.status.warning.fg,
  },
});
