import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { rightToLeft } from '../../foundations/direction.ts';
import { spinner } from '../../foundations/spinner.ts';

const ring = { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '2px' };

/** The switch with its label and, after a failure, an error. */
export const Root = styled.span({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: token.space[4],
  alignItems: 'flex-start',
  '& > label': { display: 'inline-flex', gap: token.space[12], alignItems: 'flex-start', cursor: 'pointer' },
  '&[data-end] , &[data-end] > label': { width: '100%' },
  '&[data-end] > label': { flexDirection: 'row-reverse', justifyContent: 'space-between' },
  '& .text': { minWidth: 0, lineHeight: '24px', color: token.color.text.primary, overflowWrap: 'anywhere' },
  '& .description': { display: 'block', ...type[13], color: token.color.text.secondary },
  '& .failed': { ...type[12], color: token.color.status.danger.fg },
  '& .said': visuallyHidden,
  '& .track': {
    position: 'relative',
    flex: 'none',
    width: '44px',
    height: '24px',
    borderRadius: token.radius.pill,
    background: token.color.border.control,
    transition: `background ${token.motion.fast}`,
    '& > input': {
      appearance: 'none',
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      borderRadius: 'inherit',
      outlineOffset: '2px',
      cursor: 'inherit',
    },
    '& > .thumb': {
      position: 'absolute',
      insetInlineStart: '3px',
      top: '3px',
      display: 'grid',
      placeItems: 'center',
      width: '18px',
      height: '18px',
      borderRadius: '50%',
      background: token.color.surface.card,
      color: token.color.action.mark,
      boxShadow: token.shadow[1],
      pointerEvents: 'none',
      transition: `translate ${token.motion.base} ${token.motion.ease}`,
    },
    '&:has(> input:checked)': { background: token.color.action.mark },
    '& > input:checked + .thumb': { translate: '20px 0', [rightToLeft]: { translate: '-20px 0' } },
  },
  '& label:hover > .track, &[data-force="hover"] .track': { background: token.color.border.controlHover },
  '& label:hover > .track:has(> input:checked), &[data-force="hover"] .track:has(> input:checked)': {
    background: token.color.text.link,
  },
  '&[data-force="focus"]': { outline: 'none' },
  '&[data-force="focus"] .track': ring,
  '&[data-size="sm"] .track': { width: '36px', height: '20px', margin: '2px 0' },
  '&[data-size="sm"] .track > input': { inset: '-2px 0', height: 'calc(100% + 4px)' },
  '&[data-size="sm"] .thumb': { width: '14px', height: '14px' },
  '&[data-size="sm"] .track > input:checked + .thumb': { translate: '16px 0', [rightToLeft]: { translate: '-16px 0' } },
  '&[data-status="pending"] > label': { cursor: 'progress' },
  '&[data-status="pending"] .thumb::before': { content: '""', ...spinner, width: '12px', height: '12px' },
  '&[data-status="pending"][data-size="sm"] .thumb::before': { width: '10px', height: '10px', borderWidth: '1.5px' },
  '&[data-disabled] > label': { cursor: 'not-allowed' },
  '&[data-disabled] :is(.text, .description)': { color: token.color.text.disabled },
  '&[data-disabled] label > .track, &[data-disabled] label:hover > .track': {
    background: token.color.border.subtle,
    '& > .thumb': { boxShadow: 'none' },
  },
  '&[data-disabled] label > .track:has(> input:checked)': {
    background: `color-mix(in srgb, ${token.color.action.mark} 32%, ${token.color.surface.card})`,
  },
  '@media (forced-colors: active)': {
    '& .track': { border: '1px solid ButtonText' },
    '& .track > .thumb': { forcedColorAdjust: 'none', background: 'ButtonText', boxShadow: 'none' },
    '& label > .track:has(> input:checked), & label:hover > .track:has(> input:checked)': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
    },
    '&[data-force="hover"] label > .track:has(> input:checked)': { background: 'Highlight' },
    '& .track > input:checked + .thumb': { background: 'HighlightText', color: 'Highlight' },
    '&[data-disabled] :is(.text, .description)': { color: 'GrayText' },
    '&[data-disabled] .track': { borderColor: 'GrayText' },
    '&[data-disabled] label > .track:has(> input:checked)': { background: 'GrayText' },
    '&[data-disabled] .track > input:not(:checked) + .thumb': { background: 'GrayText' },
    '&[data-disabled] .track > input:checked + .thumb': { background: 'Canvas' },
  },
});
