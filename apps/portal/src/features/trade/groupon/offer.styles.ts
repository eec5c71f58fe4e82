import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { small } from '../../../shared/looks/fragments.ts';

const { color, fontSize, lineHeight, radius, space, weight } = token;

/** The offer: tags, title, price, seats, buttons. */
export const Offer = styled.div({
  padding: `28px ${space[32]}`,
  borderRadius: radius.dialog,
  background: color.surface.card,
  boxShadow: token.shadow[2],
  '& > h1': { margin: `${space[12]} 0 6px`, fontSize: fontSize[24], lineHeight: lineHeight[24] },
});

/** What kind of group it is, in tags. */
export const Tags = styled.p({ display: 'flex', flexWrap: 'wrap', gap: '6px' });

/** Who teaches, how many lessons, from when. */
export const Lecturer = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  ...small,
  color: color.text.secondary,
  '& > span + span + span::before': { content: '"·"', marginInlineEnd: '6px' },
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
});

/** When the activity ends or begins. */
export const CostEnd = styled.p({
  marginInlineStart: 'auto',
  textAlign: 'end',
  ...small,
  color: color.text.secondary,
  '& > small': { marginBottom: space[2] },
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
    insetInlineStart: '-36px',
    width: '44px',
    borderTop: `1.5px dashed ${color.border.control}`,
  },
});

/** A seat to invite somebody to. */
export const FreeSeat = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: radius.pill,
  border: `1.5px dashed ${color.border.control}`,
  color: color.text.tertiary,
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
});

/** The buttons of the offer. */
export const Actions = styled.div({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

/** Why the main button does what it does. */
export const Why = styled.p({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '6px',
  marginTop: '14px',
  ...small,
  color: color.text.tertiary,
  '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
});
