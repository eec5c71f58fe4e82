import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { pass, passButton, passFigure, passInfo, passStub } from '../../commerce/pass.styles.ts';
import { filled, type } from '../../foundations/css.ts';

const { color, space, weight } = token;
const grey = `color-mix(in srgb, ${color.text.primary} 14%, ${color.surface.card})`;

/** The ticket; `data-status` is open, done with the stub torn off, or closed in grey. */
export const Root = styled.article({
  ...pass,
  minHeight: '288px',
  '& > .info': { ...passInfo, padding: `${space[24]} ${space[32]}` },
  '& > .info > .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space[12]}`,
    paddingBottom: '14px',
    borderBottom: `1px solid ${color.border.subtle}`,
    color: color.text.secondary,
    '& > b': { ...type[16], fontWeight: weight.semibold, color: color.text.primary },
    '& > .number': {
      marginInlineStart: 'auto',
      fontFamily: token.font.number,
      ...type[13],
      color: color.text.tertiary,
    },
  },
  '& > .info > .body': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[32],
    paddingTop: space[20],
  },
  '& > .info > .body > .fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, auto))',
    justifyContent: 'space-between',
    alignContent: 'center',
    gap: '28px 24px',
    margin: 0,
    '& > [data-wide]': { gridColumn: '1 / 3' },
    '& dt': { ...type[13], color: color.text.tertiary },
    '& dd': { margin: `${space[2]} 0 0`, ...type[16], fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  },
  '& > .stub': passStub,
  '& > .stub > .figure': passFigure,
  '& > .stub > .go': { ...passButton, marginTop: '18px' },
  '& > .stub > .note': { marginTop: space[8] },
  '& > .stub > .stamp': {
    position: 'absolute',
    top: '22px',
    insetInlineEnd: '26px',
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    border: '2px solid currentColor',
    borderRadius: token.radius.pill,
    ...type[13],
    fontWeight: weight.semibold,
    rotate: '-12deg',
    boxShadow: `inset 0 0 0 3px ${grey}, inset 0 0 0 4px currentColor`,
  },

  '&[data-status="done"] > .stub': {
    color: color.text.primary,
    background: color.actionSoft.bg,
    translate: '12px 8px',
    rotate: '2.2deg',
    transformOrigin: '0 100%',
    '&::before': { opacity: 0.06 },
    '&::after': { borderColor: alpha(color.border.selected, 50) },
  },
  '&[data-status="closed"] > .stub': {
    color: color.text.secondary,
    background: grey,
    '&::before': { display: 'none' },
    '&::after': { borderColor: alpha(color.border.control, 80) },
  },
  '&:is([data-status="done"], [data-status="closed"]) .go > [data-variant]': filled,
  // The frame of a visitor holds words to read.
  '&[data-status="closed"] :is(.photo:not(:has(> figcaption)), .picture)': { filter: 'saturate(.15)', opacity: 0.7 },
  '&[data-status="closed"] .fields dd': { color: color.text.secondary },
  '@media (max-width: 1199px)': {
    '& > .info': { padding: `${space[24]}` },
    '& > .info > .body': { gap: space[24] },
  },
});

/** The portrait of the student, stamped by the school; a dashed frame for a visitor. */
export const Photo = styled.figure({
  position: 'relative',
  width: '132px',
  height: '165px',
  margin: 0,
  '& > img, & > .frame': { width: '100%', height: '100%', borderRadius: '6px', objectFit: 'cover' },
  '& > img': { background: color.actionSoft.bg },
  '& > .frame': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[8],
    boxSizing: 'border-box',
    padding: space[12],
    border: `1.5px dashed ${color.border.control}`,
    textAlign: 'center',
    ...type[13],
    color: color.text.tertiary,
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
    '& > b': { fontSize: '56px', lineHeight: '64px', fontWeight: weight.semibold, color: color.text.link },
  },
  '& > i': {
    position: 'absolute',
    insetInlineEnd: '-20px',
    bottom: space[8],
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '58px',
    height: '58px',
    border: '2px solid currentColor',
    borderRadius: token.radius.pill,
    fontStyle: 'normal',
    ...type[13],
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    color: color.text.link,
    background: alpha(color.surface.card, 55),
    rotate: '-14deg',
    boxShadow: `inset 0 0 0 3px ${alpha(color.surface.card, 80)}, inset 0 0 0 4px currentColor`,
  },
});
