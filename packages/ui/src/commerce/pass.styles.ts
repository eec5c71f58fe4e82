import { alpha, token } from '@shuyuan/tokens';
import { type } from '../foundations/css.ts';
import { colouredSide, notchedAcross, passShadow } from './ticket.ts';

const { color, radius, space, weight } = token;
/** Width of the stub; narrower where the page is. */
const STUB = '332px';
const STUB_NARROW = '30%';

/** A ticket over the whole width of a page: white paper, and at its end a stub of which each half has its own notches. */
export const pass = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${STUB}`,
  filter: passShadow,
  '@media (max-width: 1199px)': { gridTemplateColumns: `minmax(0, 1fr) ${STUB_NARROW}` },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
} as const;

/** The paper up to the seam. */
export const passInfo = {
  minWidth: 0,
  borderStartStartRadius: radius.dialog,
  borderEndStartRadius: radius.dialog,
  background: color.surface.card,
  ...notchedAcross(['100%']),
} as const;

/** The coloured stub. */
export const passStub = {
  ...colouredSide,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  padding: `${space[20]} ${space[40]}`,
  borderStartEndRadius: radius.dialog,
  borderEndEndRadius: radius.dialog,
  textAlign: 'center',
  overflow: 'hidden',
  ...type[13],
  ...notchedAcross(['0px']),
  '&::after': {
    content: '""',
    position: 'absolute',
    top: space[16],
    bottom: space[16],
    insetInlineStart: '-1px',
    borderInlineStart: `2px dashed ${alpha(color.surface.card, 75)}`,
  },
  '@media (max-width: 1199px)': { padding: `${space[20]} ${space[24]}` },
} as const;

/** The button on a stub, in the colours of paper: the stub itself has those of the action. */
export const passButton = {
  display: 'grid',
  alignSelf: 'stretch',
  '& > *': { height: '48px', ...type[16], fontWeight: weight.semibold },
  '& > [data-variant]': { color: color.text.link, background: color.surface.card },
} as const;

/** The large figure of a stub with what stands before and after it. */
export const passFigure = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: '6px',
  ...type[18],
  fontWeight: weight.semibold,
  '& > b': {
    fontFamily: token.font.number,
    fontSize: '64px',
    lineHeight: '72px',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-.02em',
  },
  '&[data-layout="text"] > b': { fontSize: '32px', lineHeight: '56px', letterSpacing: 0 },
} as const;
