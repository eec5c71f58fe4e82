import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Style of an amount: number font, tabular figures, the currency sign at 60 %. Shared with the course card. */
export const amount = {
  display: 'inline-block',
  direction: 'ltr', // the currency sign stands before its digits in every script
  fontFamily: token.font.number,
  fontSize: '22px',
  lineHeight: '28px',
  fontWeight: token.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.01em',
  color: token.color.price.fg,
  '&:not([data-free])::first-letter': { fontSize: '.6em', marginInlineEnd: '2px' },
} as const;

/** Style of a former price. Shared with the course card. */
export const formerAmount = {
  fontFamily: token.font.number,
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  fontWeight: token.weight.regular,
  textDecorationLine: 'line-through',
  textDecorationThickness: '1px',
  color: token.color.price.original,
} as const;

/** A price with its notes. */
export const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '6px',
  '& > .amount': amount,
  '& > .former': formerAmount,
  '& > .unit': { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13], color: token.color.text.tertiary },
  '& > .note': { alignSelf: 'center', position: 'relative', top: '2px' },
  '& > .spoken': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '&[data-size="sm"] > .amount': { fontSize: token.fontSize[16], lineHeight: '22px' },
  '&[data-size="lg"] > .amount': { fontSize: token.fontSize[32], lineHeight: '36px' },
  '&[data-size="lg"]': { gap: token.space[8] },
  '&[data-muted] > .amount': { color: token.color.text.secondary },
});
