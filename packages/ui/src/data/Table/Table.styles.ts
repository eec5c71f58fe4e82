import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type, visuallyHidden } from '../../foundations/css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const { card } = token.color.surface;
const shade = alpha(token.color.surface.shade, 12);
const line = `1px solid ${token.color.border.subtle}`;

/** Rows of 64 px (48 where the brand is compact) on a plain sheet with light dividers: no cell borders, no stripes. */
export const Root = styled.div({
  position: 'relative',
  minWidth: 0,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  overflow: 'hidden',
  '& > .said': visuallyHidden,
  '& > .scroll': {
    overflow: 'auto',
    borderRadius: 'inherit',
    outlineOffset: '-2px',
    // A shadow at each edge beyond which the table continues; its cover scrolls with the table.
    background: [
      `linear-gradient(90deg, ${card} 50%, transparent) 0 0 / 40px 100% no-repeat local`,
      `linear-gradient(270deg, ${card} 50%, transparent) 100% 0 / 40px 100% no-repeat local`,
      `linear-gradient(90deg, ${shade}, transparent) 0 0 / 14px 100% no-repeat scroll`,
      `linear-gradient(270deg, ${shade}, transparent) 100% 0 / 14px 100% no-repeat scroll`,
    ].join(', '),
  },
  '&[data-sticky] > .scroll': { maxHeight: 'var(--_height, 480px)' },
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, ...type[14] },
  '& caption': {
    padding: `${token.space[16]} ${token.space[24]} 0`,
    ...type[16],
    fontWeight: token.weight.semibold,
    textAlign: 'start',
    color: token.color.text.primary,
  },
  '& caption[data-hidden]': visuallyHidden,
  '& :is(th, td)': {
    padding: `${token.space[12]}`,
    textAlign: 'start',
    fontWeight: token.weight.regular,
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  '& [data-edge="start"]': { paddingInlineStart: token.space[24] },
  '& [data-edge="end"]': { paddingInlineEnd: token.space[24] },
  '& [data-align="end"]': { textAlign: 'end' },
  '& [data-align="center"]': { textAlign: 'center' },
  '& [data-numeric]': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& thead th': {
    height: '44px',
    paddingBlock: token.space[4],
    ...type[13],
    color: token.color.text.tertiary,
    whiteSpace: 'nowrap',
    background: token.color.surface.card,
    borderBottom: line,
  },
  '&[data-sticky] thead th': { position: 'sticky', top: 0, zIndex: 1 },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[2],
    minHeight: token.size.target,
    margin: `0 calc(-1 * ${token.space[4]})`,
    padding: `0 ${token.space[4]}`,
    border: 0,
    borderRadius: token.space[4],
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    '&:is(:hover, [data-force="hover"])': { color: token.color.text.link },
    '& > svg': { flex: 'none', width: '14px', height: '14px', opacity: 0.55 },
  },
  '& th[data-align="end"] > button': { flexDirection: 'row-reverse' },
  '& th[aria-sort] > button': { color: token.color.text.primary, fontWeight: token.weight.semibold },
  '& th[aria-sort] > button > svg': { color: token.color.action.mark, opacity: 1 },
  '& tbody :is(th, td)': { height: token.density.row },
  '&[data-density="compact"] tbody :is(th, td)': { height: '48px', paddingBlock: token.space[4] },
  '& tbody tr + tr > :is(th, td)': { borderTop: line },
  '& tbody tr': { transition: `background ${token.motion.fast}` },
  '& tbody tr:is(:hover, [data-force="hover"])': { background: token.color.surface.page },
  '& tbody tr[data-new]': { background: alpha(token.color.status.success.bg, 50) },
  '& tbody tr:is([data-empty], [data-bones]):hover': { background: 'none' },
  '& .bone': {
    display: 'block',
    width: '64%',
    height: '12px',
    borderRadius: token.space[4],
    background: token.color.surface.sunken,
    animation: `${breathe} 1.4s ${token.motion.ease} infinite`,
  },
  '& tr:nth-of-type(even) .bone': { width: '44%' },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '& .bone': { border: '1px solid GrayText' },
    '& th[data-align="end"] > button': { flexDirection: 'row-reverse' },
    '& th[aria-sort] > button': { textDecoration: 'underline' },
  },
});
