import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { hover, type, visuallyHidden } from '../../foundations/css.ts';
import { spinner } from '../../foundations/spinner.ts';

const { chat, color } = token;

/** Underlined text button inside the small print, with a target 24 px high. */
const wordButton = {
  position: 'relative',
  padding: 0,
  borderRadius: '2px',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: '-4px -6px' },
} as const;

const kinds = {
  '& .body[data-kind="image"]': {
    position: 'relative',
    width: '216px',
    height: '162px',
    padding: 0,
    overflow: 'hidden',
    // A white file card on a light ground keeps a visible edge.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `1px solid ${alpha(chat.theirFg, 10)}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  },
  '& .body[data-kind="file"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 36px',
    gap: token.space[16],
    alignItems: 'center',
    width: '264px',
    padding: `${token.space[12]} 14px`,
    color: 'inherit',
    '& .name': { display: 'block', fontWeight: token.weight.medium, ...type[14] },
    '& .size': { display: 'block', ...type[12], color: color.text.secondary },
    '&:is(a):hover .name': { color: color.text.link },
  },
  '& .body[data-kind="audio"]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    height: '40px',
    padding: `0 ${token.space[16]} 0 ${token.space[12]}`,
    cursor: 'pointer',
    '& .sign': { width: '16px', height: '16px', fill: 'currentColor', color: color.action.bg },
    '& .wave': { width: '88px', height: '24px', stroke: alpha(chat.theirFg, 42) },
    '& .length': { fontFamily: token.font.number, fontSize: token.fontSize[14] },
    '&[data-playing] .wave': { stroke: color.action.bg },
  },
} as const;

/** A picture that fills its box at any aspect ratio, so that loading causes no layout shift. */
const picture = {
  '& .open': {
    display: 'block',
    width: '100%',
    height: '100%',
    padding: 0,
    cursor: 'zoom-in',
    borderRadius: 'inherit',
  },
  '& .open:focus-visible': {
    outlineOffset: '-4px',
    outlineColor: color.focus.ringInverse,
    boxShadow: `inset 0 0 0 4px ${color.focus.ring}`,
  },
  '& .picture': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .broken': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: token.space[4],
    height: '100%',
    ...type[12],
    color: color.text.secondary,
    background: color.surface.sunken,
    '& > svg': { width: token.size.iconLg, height: token.size.iconLg },
  },
  '& .veil': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '6px',
    color: color.text.inverse,
    background: color.surface.photoScrim,
    '& > b': { fontFamily: token.font.number, fontWeight: token.weight.semibold, ...type[14], lineHeight: '20px' },
    '& > progress': {
      appearance: 'none',
      display: 'block',
      width: '76px',
      height: '4px',
      border: 0,
      borderRadius: '2px',
      overflow: 'hidden',
      background: alpha(color.text.inverse, 32),
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { borderRadius: '2px', background: color.text.inverse },
      '&::-moz-progress-bar': { borderRadius: '2px', background: color.text.inverse },
    },
  },
} as const;

/** One message; `data-side` aligns it, `data-more` groups it with the previous one. */
export const Root = styled.article({
  display: 'grid',
  gap: `${token.space[2]} 10px`,
  maxWidth: '78%',
  color: color.text.primary,
  '&[data-side="them"]': { gridTemplateColumns: '36px auto', justifyContent: 'start' },
  '&[data-side="me"]': { gridTemplateColumns: 'auto', justifyContent: 'end', marginInlineStart: 'auto' },
  '& > .face.face': { gridRow: '1 / 4', width: '36px', height: '36px' },
  '&[data-more] > .face.face': { visibility: 'hidden', height: 0 },
  '& > .who': { gridColumn: 2, ...type[12], color: chat.meta },
  '& > .line': { display: 'flex', alignItems: 'flex-end', gap: token.space[8], minWidth: 0 },
  '&[data-side="them"] > .line': { gridColumn: 2 },
  '&[data-side="me"] > .line': { justifyContent: 'flex-end' },
  '& .body': {
    display: 'block',
    minWidth: 0,
    maxWidth: chat.maxW,
    padding: '9px 14px',
    borderRadius: `${token.radius.card} ${token.radius.card} ${token.radius.card} ${chat.tailR}`,
    ...type[14],
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: chat.theirFg,
    background: chat.theirBg,
    boxShadow: token.shadow[1],
  },
  '&[data-side="me"] .body': {
    borderRadius: `${token.radius.card} ${token.radius.card} ${chat.tailR} ${token.radius.card}`,
    color: chat.mineFg,
    background: chat.mineBg,
    boxShadow: 'none',
  },
  '& .body > a': {
    color: color.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    [hover]: { color: color.text.linkHover },
  },
  '& .body .hidden': visuallyHidden,
  '& .quote': {
    display: 'block',
    marginBottom: '6px',
    padding: `${token.space[4]} 10px`,
    borderRadius: '6px',
    ...type[12],
    color: color.text.secondary,
    background: alpha(color.surface.card, 60),
    whiteSpace: 'normal',
  },
  '&[data-side="them"] .quote': { background: color.surface.page },
  '& .status': {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: token.space[4],
    paddingBottom: token.space[2],
    ...type[12],
    color: chat.meta,
    whiteSpace: 'nowrap',
    '& > .spinner': { ...spinner, width: '12px', height: '12px', borderWidth: '1.5px' },
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
    '& > button': wordButton,
  },
  '& .recall': {
    ...wordButton,
    flex: 'none',
    paddingBottom: token.space[2],
    ...type[12],
    color: chat.meta,
    opacity: 0,
  },
  '&:hover .recall, & .recall:focus-visible': { opacity: 1 },
  '&[data-status="failed"] .status': { flex: '0 1 auto', minWidth: 0, color: color.status.danger.fg },
  // A reason may be a sentence.
  '& .fate': { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .unheard': {
    alignSelf: 'center',
    flex: 'none',
    width: '8px',
    height: '8px',
    borderRadius: token.radius.pill,
    background: color.action.bg,
  },
  ...kinds,
  ...picture,
  '@media (forced-colors: active)': {
    '& .body': { border: '1px solid CanvasText' },
    '& .unheard': { background: 'Highlight', forcedColorAdjust: 'none' },
    '&[data-status="failed"] .body': { borderStyle: 'dashed' },
  },
});

/** A centred system message: joined, recalled. */
export const Note = styled.article({
  maxWidth: '78%',
  margin: '0 auto',
  ...type[12],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: chat.meta,
  '& > button': { ...wordButton, marginInlineStart: '6px', color: color.text.link },
});
