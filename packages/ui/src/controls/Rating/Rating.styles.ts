import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type, visuallyHidden } from '../../foundations/css.ts';

/** Five stars; each has a background and a fill that is clipped to its share. */
export const Root = styled.span({
  display: 'inline-flex',
  gap: token.space[8],
  alignItems: 'center',
  minHeight: '28px',
  ...type[14],
  color: token.color.text.secondary,
  '& .stars': { display: 'inline-flex' },
  '& .star': {
    position: 'relative',
    flex: 'none',
    width: '28px',
    height: '28px',
    color: token.color.rating.track,
  },
  '& .star > svg': {
    position: 'absolute',
    inset: '4px',
    width: '20px',
    height: '20px',
    fill: 'currentColor',
    stroke: 'currentColor',
    strokeWidth: 1,
    transition: `scale ${token.motion.fast}`,
  },
  // An empty star that can be selected is drawn as an outline (WCAG 1.4.11).
  '& .star:not([data-fixed]) > svg': { strokeWidth: 1.5 },
  '& .star:not([data-fixed], [data-fill="full"]) > .ground': {
    fill: token.color.surface.card,
    stroke: token.color.border.control,
  },
  '& .star > .fill': { color: token.color.rating.fill, clipPath: 'inset(0 100% 0 0)' },
  '& .star[data-fill="half"] > .fill': { clipPath: 'inset(0 50% 0 0)' },
  '& .star[data-fill="full"] > .fill': { clipPath: 'none' },
  '&[data-size="sm"]': { gap: token.space[4], minHeight: '18px', ...type[12] },
  '&[data-size="sm"] .star': {
    width: '16px',
    height: '16px',
    '& > svg': { inset: '1px', width: '14px', height: '14px' },
  },
  '& label': {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    cursor: 'pointer',
    '&[data-half]': { insetInlineEnd: '50%' },
    '&[data-half] + label': { insetInlineStart: '50%' },
  },
  '& label > input': { ...visuallyHidden, margin: 0 },
  '& .star:is(:hover, [data-force="hover"]):not([data-fixed]) > svg': { scale: '1.12' },
  '& .star:has(:focus-visible), & .star[data-force="focus"]': {
    borderRadius: token.space[4],
    outline: `2px solid ${token.color.focus.ring}`,
  },
  '&[data-error] .star:not([data-fill="full"]) > .ground': {
    stroke: token.color.status.danger.border,
    strokeWidth: 1.5,
  },
  '&[data-disabled] .star > .fill': { color: token.color.text.disabled },
  '&[data-disabled] label': { cursor: 'not-allowed' },
  '& .value': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
  '@media (forced-colors: active)': {
    '& .star > svg, & .star:not([data-fixed], [data-fill="full"]) > .ground': { fill: 'none', stroke: 'CanvasText' },
    '& .star > .fill': { fill: 'Highlight', stroke: 'Highlight', forcedColorAdjust: 'none' },
    '&[data-disabled] .star > svg': { stroke: 'GrayText' },
    '&[data-disabled] .star > .fill': { fill: 'GrayText', stroke: 'GrayText' },
  },
});
