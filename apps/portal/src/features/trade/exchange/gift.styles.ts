import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { border, focus, surface, text } = token.color;
const { space } = token;

/** Pictures beside what is to be known and done. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 566px) minmax(0, 1fr)',
  gap: space[40],
  alignItems: 'start',
  padding: space[24],
  borderRadius: token.radius.card,
  background: surface.card,
  boxShadow: token.shadow[1],
});

/** What is to be known and done. */
export const Details = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  '& > *': { maxWidth: '100%' },
});

/** Name and kind. */
export const GiftName = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });

/** Why it cannot be exchanged yet, and what helps. */
export const Hint = styled.p({
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: text.secondary,
});

/** One large picture, small ones below. */
export const Gallery = styled.div({
  display: 'grid',
  gap: space[12],
});

/** The small ones. */
export const Thumbs = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

/** One of them; the one that is shown large has a frame. */
export const Thumb = styled.button({
  padding: 0,
  overflow: 'hidden',
  border: `2px solid transparent`,
  borderRadius: token.radius.control,
  background: surface.sunken,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: border.selected },
  '&:focus-visible': { outline: `2px solid ${focus.ring}`, outlineOffset: '2px' },
  '& > img': { display: 'block', width: '96px', height: '72px', objectFit: 'cover' },
});

/** Facts of a gift, a line each. */
export const Facts = styled.dl({
  display: 'grid',
  gap: space[8],
  justifySelf: 'stretch',
  margin: 0,
  padding: `${space[16]} 0`,
  borderBlock: `1px solid ${border.subtle}`,
  '& > div': { display: 'flex', gap: space[16] },
  '& dt': { flex: 'none', minWidth: '88px', color: text.tertiary },
  '& dd': { margin: 0 },
});

/** Addresses as one choice. */
export const Addresses = styled.section({
  display: 'grid',
  gap: space[12],
  justifySelf: 'stretch',
  '& h2': { fontSize: token.fontSize[16], lineHeight: token.lineHeight[16], fontWeight: token.weight.semibold },
});

/** Their title, and the way to a new one. */
export const AddressHead = styled.div({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

/** The cards; many of them scroll. */
export const AddressCards = styled.div({
  display: 'grid',
  gap: space[12],
  maxHeight: '320px',
  margin: `calc(-1 * ${space[4]})`,
  padding: space[4],
  overflow: 'auto',
});

/** The rules of a gift. */
export const Rules = styled.section({
  display: 'grid',
  gap: space[12],
  padding: space[24],
  borderRadius: token.radius.card,
  background: surface.card,
  boxShadow: token.shadow[1],
  '& h2': { fontSize: token.fontSize[18], lineHeight: token.lineHeight[18], fontWeight: token.weight.semibold },
  '& p': { maxWidth: '762px', color: text.secondary, overflowWrap: 'anywhere' },
});
