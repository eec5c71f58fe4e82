import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { PICTURE_HEIGHT } from '../../foundations/css.ts';
import { FLAG_LOOKS, LIST_LOOKS, markRules, PICTURE_WIDTHS, prose } from './prose.ts';

const { color } = token;

export const Root = styled.div({
  ...prose,
  ...markRules,
  '& > *': { marginTop: 0 },
  '& > * + *': { marginTop: token.space[20] },
  '& > :is(h2, h3, h4)': { scrollMarginTop: '88px' },
  '& > * + h2': { marginTop: token.space[40] },
  '& > * + :is(h3, h4)': { marginTop: token.space[32] },
  '& > :is(h2, h3, h4) + *': { marginTop: token.space[12] },
  '& > * + blockquote, & > blockquote + *, & > * + figure, & > figure + *': { marginTop: '28px' },
  '& .text': { whiteSpace: 'pre-wrap' },
  '& strong': FLAG_LOOKS.bold,
  '& em': FLAG_LOOKS.italic,
  '& u': FLAG_LOOKS.underline,
  '& s': FLAG_LOOKS.strike,
  '& u s, & s u': { textDecorationLine: 'underline line-through' },
  '& a': { color: color.text.link, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  '& a:hover': { color: color.text.linkHover, textDecorationThickness: '2px' },
  '& :is(ul, ol)': LIST_LOOKS.list,
  '& li': LIST_LOOKS.item,
  '& li > :is(ul, ol)': { marginTop: token.space[12] },
  '& ul > li::before': LIST_LOOKS.bullet,
  '& li ul > li::before': LIST_LOOKS.innerBullet,
  '& ol': { counterReset: 'item' },
  '& ol > li': { counterIncrement: 'item' },
  '& ol > li::before': { content: 'counter(item)', ...LIST_LOOKS.number },
  '& li ol > li::before': LIST_LOOKS.innerNumber,
});

export const Figure = styled.figure({
  maxWidth: '100%',
  marginInline: 'auto',
  ...PICTURE_WIDTHS,
  // The size is held by the picture's own numbers before it has loaded.
  '& > img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    // A photo taken upright is seen at once, on a screen and not on two.
    maxHeight: PICTURE_HEIGHT,
    objectFit: 'contain',
    borderRadius: token.radius.card,
    background: color.surface.sunken,
  },
  '& > .lost': {
    display: 'grid',
    placeItems: 'center',
    minHeight: '96px',
    padding: token.space[16],
    borderRadius: token.radius.card,
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    textAlign: 'center',
    color: color.text.secondary,
    background: color.surface.sunken,
  },
  '& > figcaption': {
    marginTop: token.space[8],
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    textAlign: 'center',
    color: color.text.tertiary,
  },
});
