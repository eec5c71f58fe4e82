import { alpha, token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const { color, space } = token;
const quiet = alpha(color.text.inverse, 72);
const line = alpha(color.text.inverse, 28);

/** Small and dark, beside a player: 48 px a lesson, titles are links. */
export const side = {
  color: color.text.inverse,
  background: color.surface.inverse,
  '& > .chapter': { padding: 0 },
  '& > .chapter + .chapter': { borderTopColor: alpha(color.text.inverse, 16) },
  '& > .chapter > h3 > button': {
    minHeight: token.field.hLg,
    padding: `${space[4]} ${space[8]}`,
    ...type[13],
    color: color.text.inverse,
    '& > .note, & > svg': { color: quiet },
    // The count stands below the title, which keeps the width.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `0 ${space[8]}`,
    '& > .note': { gridArea: '2 / 1' },
    '& > svg': { gridArea: '1 / 2 / span 2' },
    '&:is(:hover, :active)': { color: color.text.inverse, background: 'none', textDecoration: 'underline' },
  },
  '& .thread': { paddingBottom: space[8] },
  '& .more': { marginBlock: `0 ${space[8]}`, marginInline: '36px 0', color: color.text.inverse },
  '& .more:hover': { background: alpha(color.text.inverse, 12) },
  '& .lesson': {
    gap: '6px',
    minHeight: `calc(${token.field.hLg} + 4px)`,
    paddingBlock: `calc(${token.density.gap} - 10px)`,
    paddingInline: `32px ${space[8]}`,
    '& > .no': { width: '20px' },
    '& .length': { minWidth: 0, ...type[12] },
    containIntrinsicSize: 'auto 320px auto 48px',
    '&::before': { insetInlineStart: '13px', background: line },
    '& > .node': { insetInlineStart: space[8], background: color.surface.inverse, borderColor: quiet },
    '& h4': { ...type[13], color: color.text.inverse },
    '& > .no, & .line, & > .side': { color: quiet },
    '& .line > a': { color: color.text.inverse, textDecoration: 'underline' },
    '& h4 > a.name::after': { content: '""', position: 'absolute', inset: 0 },
    '& .line > a, & > .side': { position: 'relative' },
  },
  '& .lesson:not([data-state="locked"]):hover': {
    background: alpha(color.text.inverse, 10),
  },
  '& .lesson[data-state="done"]': {
    // Not told by the brand's colour alone: a dark one would be lost on the dark ground.
    '&::before': { background: quiet },
    '& h4': { color: quiet },
    '& > .node': { borderColor: color.text.inverse, background: color.action.bg },
  },
  '& .lesson[data-state="now"]': {
    minHeight: `calc(${token.field.hLg} + 16px)`,
    '&, &:hover': { background: alpha(color.text.inverse, 16) },
    '& h4': { ...type[14], color: color.text.inverse },
    '& > .node': { borderColor: color.action.bg, background: color.text.inverse },
  },
  '& .lesson:is([data-state="locked"], [data-state="cancelled"])': {
    '& h4, & h4 > .name': { color: quiet },
    '& > .node': { background: quiet },
  },
} as const;
