import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { chosenCorner } from '../../foundations/chosenCorner.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';

const line = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;
const ring = { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '2px' };

/** An option of one line, or a card around the radio. */
export const Root = styled.label({
  position: 'relative',
  display: 'inline-flex',
  gap: token.space[8],
  alignItems: 'flex-start',
  padding: '1px 0',
  color: token.color.text.primary,
  cursor: 'pointer',
  '& > input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '16px',
    height: '16px',
    margin: '3px 0',
    borderRadius: '50%',
    background: token.color.surface.card,
    boxShadow: line('1.5px', token.color.border.control),
    cursor: 'inherit',
    transition: `background ${token.motion.fast}, box-shadow ${token.motion.fast}`,
    '&::before': { content: '""', position: 'absolute', inset: '5px', borderRadius: '50%' },
    '&::after': { content: '""', position: 'absolute', inset: '-4px' },
    '&:checked': { background: token.color.action.bg, boxShadow: line('1px', token.color.action.edge) },
    '&:checked::before': { background: token.color.action.fg },
  },
  '& > .text': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .description': { display: 'block', ...type[13], color: token.color.text.secondary },
  '& .aside': { ...type[13], color: token.color.text.secondary },
  '&:is(:hover, [data-force="hover"]) > input:not(:checked, :disabled)': {
    boxShadow: line('1.5px', token.color.border.controlHover),
  },
  '&[data-error] > input:not(:checked)': { boxShadow: line('1.5px', token.color.status.danger.border) },
  '&[data-look="plain"][data-force="focus"]': { outline: 'none' },
  '&[data-force="focus"] > input': ring,
  '&[data-disabled], &[data-disabled] .description': { color: token.color.text.disabled, cursor: 'not-allowed' },
  '&[data-disabled] > input': {
    background: token.color.surface.sunken,
    boxShadow: line('1.5px', token.color.border.subtle),
  },
  '&[data-disabled] > input:checked': { background: token.color.border.subtle },
  '&[data-disabled] > input:checked::before': { background: token.color.text.disabled },

  '&[data-look="card"]': {
    display: 'flex',
    flexDirection: 'column',
    gap: 0,
    padding: '14px 16px',
    overflow: 'hidden',
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    boxShadow: line('1px', token.color.border.control),
    transition: `box-shadow ${token.motion.fast}, background ${token.motion.fast}`,
    '& > input': visuallyHidden,
    '& > .picture': {
      display: 'block',
      width: 'calc(100% + 32px)',
      maxWidth: 'none',
      aspectRatio: '16 / 9',
      margin: '-14px -16px 12px',
      objectFit: 'cover',
      background: token.color.surface.sunken,
    },
    '& > .text': { display: 'block', width: '100%' },
    // A label that fills the line wraps its neighbour to the next one.
    '& .head': { display: 'flex', flexWrap: 'wrap', columnGap: token.space[8], alignItems: 'baseline' },
    '& .label': { flex: '1 1 auto', minWidth: 0, maxWidth: '100%', fontWeight: token.weight.semibold },
    '& .description': { marginTop: token.space[2] },
    '&:is(:hover, [data-force="hover"])': { boxShadow: line('1px', token.color.border.selected) },
    '&[data-selected]': {
      background: `color-mix(in srgb, ${token.color.actionSoft.bg} 45%, ${token.color.surface.card})`,
      boxShadow: line('2px', token.color.border.selected),
    },
    '&[data-error]:not([data-selected])': { boxShadow: line('1.5px', token.color.status.danger.border) },
    '&[data-disabled]': { background: token.color.surface.page, boxShadow: line('1px', token.color.border.subtle) },
    '&[data-disabled] .aside': { color: token.color.text.disabled },
    '&[data-disabled] > .picture': { filter: 'grayscale(1)', opacity: 0.6 },
    '& > .corner': chosenCorner,
    '&[data-selected] > .corner': { display: 'block' },
    '&:has(:focus-visible), &[data-force="focus"]': ring,
    // The border is drawn above the picture, which would cover an inset shadow.
    '&[data-picture]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: 'inherit',
      pointerEvents: 'none',
    },
  },
  '@media (forced-colors: active)': {
    '& > input': { appearance: 'auto' },
    '& > input::before': { display: 'none' },
    '&[data-error] > input:not(:focus-visible)': { outline: '1px dashed ButtonText', outlineOffset: '2px' },
    '&[data-look="card"]': { border: '1px solid ButtonText' },
    '&[data-look="card"][data-error]': { borderWidth: '2px', borderStyle: 'dashed' },
    '&[data-look="card"][data-selected]': { border: '2px solid Highlight' },
    '&[data-look="card"] > .corner': { forcedColorAdjust: 'none', background: 'Highlight' },
    '&[data-look="card"] > .corner::before': { background: 'HighlightText' },
    '&[data-disabled], &[data-disabled] :is(.description, .aside)': { borderColor: 'GrayText', color: 'GrayText' },
  },
});
