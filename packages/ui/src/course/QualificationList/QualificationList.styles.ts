import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { filled, hover, type } from '../../foundations/css.ts';

/** Certificates, three per row at the page width of 1154 px. */
export const Root = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  gap: token.layout.gutter,
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    boxShadow: token.shadow[1],
    overflow: 'hidden',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 370px auto 420px',
  },
  '& .picture': {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    width: '100%',
    padding: token.space[12],
    aspectRatio: '16 / 10',
    ...type[13],
    color: token.color.text.secondary,
    background: token.color.surface.sunken,
    overflow: 'hidden',
    // A certificate is shown whole, upright or not, as paper on a mat.
    '& > img': {
      maxWidth: '100%',
      maxHeight: '100%',
      minHeight: 0,
      objectFit: 'contain',
      boxShadow: token.shadow[1],
    },
  },
  '& span.picture': {
    gridTemplate: 'auto / auto',
    placeContent: 'center',
    gap: token.space[8],
    '& > svg': { width: '40px', height: '40px', strokeWidth: 1.2, color: token.color.text.tertiary },
  },
  '& button.picture': {
    cursor: 'zoom-in',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: token.space[12],
      bottom: token.space[12],
      width: '32px',
      height: '32px',
      padding: '7px',
      borderRadius: token.radius.pill,
      color: token.course.chipFg,
      background: token.course.chipBg,
    },
    [hover]: { '& > svg': filled },
    '&:is(:focus-visible, [data-force="focus"])': {
      outline: `${token.size.thread} solid ${token.color.focus.ring}`,
      outlineOffset: '-2px',
    },
  },
  '& .text': { padding: `${token.space[16]} ${token.space[20]} ${token.space[20]}` },
  '& h3': { ...type[16], overflowWrap: 'anywhere' },
  '& .who': { ...type[13], color: token.color.text.secondary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${token.space[4]} ${token.space[16]}`,
    marginTop: token.space[12],
    ...type[13],
  },
  '& dt': { color: token.color.text.tertiary },
  '& dd': { overflowWrap: 'anywhere' },
  '& dd.number': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
});

/** Replaces an empty list. */
export const None = styled.p({ padding: token.space[40], textAlign: 'center', color: token.color.text.secondary });
