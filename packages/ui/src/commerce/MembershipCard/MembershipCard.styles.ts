import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { filled, hover, tickMask, type } from '../../foundations/css.ts';
import { cornerTick, notchedDown, ticketSelected } from '../ticket.ts';
import { raised } from '../ticketParts.ts';

const { actionSoft, border, focus, price, surface, text } = token.color;
const { space, weight } = token;

/** A plan: price above the tear line, benefits below; 370 by 420, the most popular one 444. */
export const Plan = styled.article({
  position: 'relative',
  display: 'block',
  filter: `drop-shadow(0 1px 2px ${alpha(surface.shade, 9)})`,
  '--_tear': '156px',
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&[data-choice]': { cursor: 'pointer' },
  '& > .paper': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '420px',
    padding: `${space[24]} 28px`,
    borderRadius: token.radius.dialog,
    background: surface.card,
    ...notchedDown('var(--_tear)'),
  },
  '& .head': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '10px',
    height: '30px',
    '& > .name': {
      ...type[20],
      fontWeight: weight.semibold,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > small': { flex: 'none', ...type[13], color: text.tertiary },
  },
  '& .cost': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[8],
    height: '102px',
    marginBottom: space[20],
    paddingTop: space[12],
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto -12px 0',
      borderBottom: `1.5px dashed ${alpha(border.control, 50)}`,
    },
    '& > b': {
      fontFamily: token.font.number,
      fontSize: '40px',
      lineHeight: '48px',
      fontWeight: weight.semibold,
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '-.01em',
      '&::first-letter': { fontSize: '.5em', marginInlineEnd: '2px' },
    },
    '& > b[data-long]': { fontSize: token.fontSize[28] },
    '& > s': { ...type[13], fontFamily: token.font.number, color: price.original },
    '& > small': { flexBasis: '100%', ...type[13], color: text.secondary },
  },
  '& ul': { display: 'grid', gap: '10px', marginBottom: space[16] },
  '& li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[8],
    overflowWrap: 'anywhere',
    color: text.secondary,
    '& > svg': {
      flex: 'none',
      width: '16px',
      height: '16px',
      marginTop: '3px',
      padding: '2px',
      borderRadius: token.radius.pill,
      strokeWidth: 3,
      color: actionSoft.fg,
      background: actionSoft.bg,
    },
  },
  '& .until': {
    margin: 'auto 0 12px',
    ...type[13],
    textAlign: 'center',
    color: text.tertiary,
    '& > b': { marginInlineStart: space[4], fontWeight: weight.semibold, color: text.primary },
  },
  '& .end': { marginTop: 'auto' },
  '& .until + .end': { marginTop: 0 },
  '&[data-hot]': {
    '--_tear': '168px',
    filter: ticketSelected,
    '& > .paper': {
      minHeight: '444px',
      paddingTop: '36px',
      background: `linear-gradient(${token.color.nav.selectedBg}, ${surface.card} 170px)`,
    },
    '& .cost > b': { color: price.fg },
  },
  '& > .hot': {
    position: 'absolute',
    zIndex: 1,
    top: '-1px',
    left: '50%',
    height: '26px',
    padding: '0 14px',
    borderRadius: '0 0 10px 10px',
    fontSize: token.fontSize[12],
    lineHeight: '26px',
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    ...filled,
    translate: '-50%',
  },
  // In a radio group only the selected one has an outline.
  '&[data-choice]:not([data-selected])': { filter: `drop-shadow(0 1px 2px ${alpha(surface.shade, 9)})` },
  [`&[data-choice]:not([data-selected])${hover.slice(1)}`]: raised,
  '&[data-choice] > .paper': { minHeight: '348px' },
  '&[data-fill] > .paper': { height: '100%' },
  '&[data-selected]': {
    filter: ticketSelected,
    '&::before': {
      ...cornerTick.ground,
      borderStartStartRadius: 0,
      borderStartEndRadius: token.radius.dialog,
      borderEndEndRadius: 0,
      borderEndStartRadius: '8px',
    },
    '&::after': { ...cornerTick.sign, maskImage: tickMask, maskSize: 'contain' },
  },
  '&:has(> input:focus-visible)': {
    outline: `${token.size.thread} solid ${focus.ring}`,
    outlineOffset: '3px',
    borderRadius: token.radius.dialog,
  },
  '@media (forced-colors: active)': {
    '& > .paper': { border: '1px solid CanvasText', maskImage: 'none' },
    '&[data-selected]': { outline: '2px solid Highlight' },
  },
});
