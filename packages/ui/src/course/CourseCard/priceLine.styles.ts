import { token } from '@shuyuan/tokens';
import { amount, formerAmount } from '../../data/PriceTag/PriceTag.styles.ts';

/** A height of the line of the price; none where a reader sets other spacing of text, which changes `1lh`: nothing is hidden (WCAG 1.4.12). */
export const unlessSpaced = (height: string) =>
  `calc(${height} + 1000 * max(${token.lineHeight[14]} - 1lh, 1lh - ${token.lineHeight[14]}))`;

/** The last line of a card: price, former price, what is saved, and how many students. */
export const priceLine = {
  display: 'flex',
  // Price and number of students always stay. Between them what does not fit is hidden as a whole, so that no word is truncated: first the
  // former price, which the amount saved implies, then the note.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
  minHeight: '28px',
  lineHeight: token.lineHeight[14],
  maxHeight: unlessSpaced('28px'),
  margin: `calc(${token.density.gap} - 6px) ${token.density.gap} calc(${token.density.gap} - 2px)`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '& > .amount': amount,
  '& > .between': {
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    justifyContent: 'flex-end',
    alignItems: 'baseline',
    alignSelf: 'stretch',
    columnGap: '6px',
    // Only the room that price and number leave, or lines of its own where a reader sets other spacing of text.
    flex: `1 1 min(100%, ${unlessSpaced('0px')})`,
    minWidth: 0,
    // An empty word of the price's height at the end: without it, the first item would stay in the first line though it does not fit.
    '&::before': {
      content: '"\\200b"',
      fontFamily: amount.fontFamily,
      fontSize: amount.fontSize,
      lineHeight: amount.lineHeight,
      marginInlineStart: '-6px',
    },
  },
  // In a narrow window everything takes a second line instead: nothing is lost there.
  '@media (width < 1200px)': {
    maxHeight: 'none',
    overflow: 'visible',
    whiteSpace: 'normal',
    '& > .between': { display: 'contents', '&::before': { content: 'none' } },
  },
  '&[data-owned]': { flexWrap: 'nowrap', alignItems: 'center' },
  '& .former': { ...formerAmount, '@media (width >= 1200px)': { order: 1 } },
  '& .note': {
    position: 'relative',
    top: '2px',
    alignSelf: 'center',
    height: '20px',
    padding: '0 6px',
    borderRadius: '4px',
    fontSize: token.fontSize[12],
    lineHeight: '20px',
    fontWeight: token.weight.medium,
    color: token.color.accent.softFg,
    background: token.color.accent.softBg,
  },
  '& > .count': { marginInlineStart: 'auto', fontSize: token.fontSize[12], color: token.color.text.tertiary },
  '& > .progress': {
    flex: '1 1 40px',
    maxWidth: '96px',
    height: '4px',
    borderRadius: '2px',
    background: `linear-gradient(${token.color.progress.fill} 0 0) 0 / var(--_done, 0%) 100% no-repeat ${token.color.progress.track}`,
  },
} as const;
