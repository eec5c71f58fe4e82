import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, radius, space, weight } = token;
const page = { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' } as const;
const halves = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const;
const small = { fontSize: fontSize[13], lineHeight: lineHeight[13] } as const;

/** The brand's ground behind picture and offer, with the school's texture on its right half. */
export const Band = styled.section({
  position: 'relative',
  isolation: 'isolate',
  paddingBottom: token.space[48],
  background: `linear-gradient(100deg, ${color.nav.selectedBg}, ${color.actionSoft.bg})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 0 50%',
    background: `${token.img.coupon} 0 0 / 176px`,
    opacity: 0.5,
    maskImage: 'linear-gradient(90deg, transparent, black 60%)',
  },
  '& > .page': page,
  '& > .page > nav': { padding: '14px 0' },
  '& .columns': { ...halves, gap: token.layout.gutter },
});

/** The picture of the course, as high as the offer beside it. */
export const Cover = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '400px',
  overflow: 'hidden',
  borderRadius: radius.dialog,
  background: color.surface.card,
  boxShadow: token.shadow[2],
  color: color.actionSoft.fg,
  fontSize: '96px',
  fontWeight: weight.semibold,
  '& > img': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  '& > .chip': { position: 'absolute', left: space[16], top: space[16], background: color.surface.card },
});

/** The offer: tags, title, price, seats, buttons. */
export const Offer = styled.div({
  padding: `28px ${space[32]}`,
  borderRadius: radius.dialog,
  background: color.surface.card,
  boxShadow: token.shadow[2],
  '& > .tags': { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  '& > h1': { margin: `${space[12]} 0 6px`, fontSize: fontSize[24], lineHeight: lineHeight[24] },
  '& > .who': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 6px',
    ...small,
    color: color.text.secondary,
    '& > span + span + span::before': { content: '"·"', marginRight: '6px' },
  },
  '& > .acts': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[12] },
  '& > .why': {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '6px',
    marginTop: '14px',
    ...small,
    color: color.text.tertiary,
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
  },
});

/** What it costs, what it saves, how long. */
export const Cost = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '76px',
  margin: `${space[16]} 0 ${space[24]}`,
  padding: `${space[8]} 18px`,
  borderRadius: radius.card,
  background: color.nav.selectedBg,
  '& small': { display: 'block', fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.secondary },
  '& b': { display: 'block', fontWeight: weight.semibold },
  '& > .end': { marginLeft: 'auto', textAlign: 'right', ...small, color: color.text.secondary },
  '& > .end > small': { marginBottom: space[2] },
});

/** Seats of a group to come. */
export const Seats = styled.ol({
  display: 'flex',
  justifyContent: 'center',
  gap: space[32],
  marginBottom: space[24],
  '& > li': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space[8],
    width: '88px',
    ...small,
    color: color.text.secondary,
    textAlign: 'center',
  },
  '& > li + li::before': {
    content: '""',
    position: 'absolute',
    top: '28px',
    left: '-36px',
    width: '44px',
    borderTop: `1.5px dashed ${color.border.control}`,
  },
  '& .add': {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: radius.pill,
    border: `1.5px dashed ${color.border.control}`,
    color: color.text.tertiary,
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  },
});

/** What stands below the band. */
export const Body = styled.div({
  ...page,
  display: 'grid',
  gap: token.space[64],
  padding: `${token.space[48]} 0 ${token.space[80]}`,
  '& .more': { marginLeft: 'auto' },
});
