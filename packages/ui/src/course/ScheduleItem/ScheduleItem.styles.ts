import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { colouredSide, notchedAcross, passShadow } from '../../commerce/ticket.ts';
import { type } from '../../foundations/css.ts';

const tags = { display: 'flex', flexWrap: 'wrap', gap: '6px' } as const;
const dot = {
  content: '""',
  display: 'inline-block',
  width: '3px',
  height: '3px',
  margin: `0 ${token.space[8]}`,
  borderRadius: token.radius.pill,
  verticalAlign: 'middle',
  background: token.color.border.control,
} as const;

/** A class as a row of 72 px: time, title, one action. */
export const Row = styled.article({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr) minmax(116px, auto)',
  alignItems: 'center',
  gap: token.space[20],
  minHeight: '72px',
  padding: `${token.space[12]} ${token.space[24]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& > .when': { ...type[13], color: token.color.text.secondary },
  '& > .when > b': {
    display: 'block',
    ...type[14],
    fontWeight: token.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    color: token.color.text.primary,
  },
  '&:is([data-state="open"], [data-state="live"]) > .when > b': { color: token.color.text.link },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space[8],
    ...type[16],
    fontWeight: token.weight.semibold,
    overflowWrap: 'anywhere',
  },
  '&[data-state="ended"] .title': { color: token.color.text.secondary },
  '& .facts': { ...type[13], color: token.color.text.secondary, overflowWrap: 'anywhere' },
  '& .facts > * + *::before': dot,
  '& .was': { color: token.color.status.warning.fg },
  '& .rule': { ...type[12], color: token.color.text.tertiary, textAlign: 'center' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** The next class as an admission ticket of 958 × 188; the tear line is at 72 %. */
export const Pass = styled.article({
  minWidth: 0,
  filter: passShadow,
  '& > .paper': {
    display: 'grid',
    gridTemplateColumns: '72.03% minmax(0, 1fr)',
    minHeight: '188px',
    borderRadius: token.radius.dialog,
    overflow: 'hidden',
    background: token.color.surface.card,
    ...notchedAcross(['72.03%']),
  },
  '& .info': {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    alignItems: 'center',
    gap: token.space[24],
    paddingBlock: token.space[24],
    paddingInline: `26px ${token.space[24]}`,
  },
  '& .cover': {
    width: '240px',
    height: '135px',
    borderRadius: '10px',
    objectFit: 'cover',
    background: token.color.actionSoft.bg,
  },
  '& .tags': tags,
  '& .title': {
    margin: `${token.space[8]} 0 ${token.space[4]}`,
    fontSize: '22px',
    lineHeight: '32px',
    fontWeight: token.weight.semibold,
    overflowWrap: 'anywhere',
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // A fact at the start of a line hides its separator in the margin.
    marginInlineStart: '-19px',
    clipPath: 'inset(0 0 0 19px)',
    ...type[13],
    color: token.color.text.secondary,
    overflowWrap: 'anywhere',
    '& > .fact': { minWidth: 0 },
    '& > :first-of-type': { marginBlock: 0, marginInline: `19px ${token.space[8]}` },
    // One that takes several lines keeps them all beside its separator.
    '& > .fact ~ .fact': { paddingInlineStart: '19px', textIndent: '-19px' },
    '& > .fact ~ .fact::before': dot,
  },
  '& .links': { marginTop: token.space[12], ...type[13] },
  '& .stub': {
    ...colouredSide,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    padding: `${token.space[16]} ${token.space[32]}`,
    textAlign: 'center',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: token.space[16],
      bottom: token.space[16],
      insetInlineStart: '-1px',
      borderInlineStart: `1.5px dashed ${alpha(token.color.surface.card, 70)}`,
    },
    '& > *': { position: 'relative' },
    '& > .lead': { ...type[13] },
    '& > b': {
      fontFamily: token.font.number,
      fontVariantNumeric: 'tabular-nums',
      fontSize: '44px',
      lineHeight: '52px',
      fontWeight: token.weight.semibold,
      '& > *': { color: 'inherit' },
      '& > small': { margin: '0 4px', fontFamily: token.font.ui, ...type[16], fontWeight: token.weight.medium },
    },
    '& > .go': { alignSelf: 'stretch', marginTop: '10px' },
  },
  // On the coloured stub the only button is white.
  '&:is([data-state="open"], [data-state="live"]) .go > *': {
    color: token.color.text.link,
    background: token.color.surface.card,
    '&:hover, &:active': { background: token.color.nav.selectedBg },
    '&:focus-visible': { outlineColor: token.color.focus.ringInverse },
  },
  '&:is([data-state="early"], [data-closed]) .stub': {
    color: token.color.text.primary,
    background: token.color.nav.selectedBg,
    '&::after': { borderColor: token.color.border.selected, opacity: 0.4 },
    '&::before': { opacity: 0.06 },
  },
  '&:is([data-state="early"], [data-closed]) .lead': { color: token.color.text.secondary },
  '&[data-state="early"] .go > *': {
    '&, &:hover, &[aria-disabled]': { color: token.color.text.secondary, background: token.color.surface.card },
  },
  '&[data-state="ended"] .stub': {
    color: token.color.text.primary,
    background: token.color.surface.sunken,
    '&::before': { content: 'none' },
    '&::after': { borderColor: token.color.border.control },
    '& > b': { fontSize: token.fontSize[24], lineHeight: '34px', fontFamily: token.font.ui },
  },
  '@media (forced-colors: active)': {
    '& > .paper': { border: '1px solid CanvasText' },
    '& .stub': { borderInlineStart: '1.5px dashed CanvasText' },
    '& .stub > .lead': { marginBottom: token.space[8] },
  },
});
