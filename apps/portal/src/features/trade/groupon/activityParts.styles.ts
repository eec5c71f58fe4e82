import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button } from '@shuyuan/ui';
import { disc, sheet, small } from '../../../shared/looks/fragments.ts';

const { color, fontSize, lineHeight, radius, space, weight } = token;
const halves = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const;

/** Groups, two a row. */
export const TeamList = styled.ul({
  ...halves,
  gap: `${space[16]} ${token.layout.gutter}`,
  '& > li': {
    ...sheet,
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minHeight: '84px',
    padding: `${space[8]} ${space[20]}`,
    '&[data-mine]': { boxShadow: `inset 0 0 0 2px ${color.border.selected}` },
    '& > p': { flex: 1, minWidth: 0 },
    '& b': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: fontSize[16],
      lineHeight: lineHeight[16],
      fontWeight: weight.semibold,
    },
    '& small': { display: 'block', ...small, color: color.text.secondary },
    '& small[data-held]': { color: color.status.warning.fg },
  },
});

/** Members and free seats of a group, overlapping. */
export const Faces = styled.span({
  display: 'flex',
  flex: 'none',
  '& > * + *': { marginInlineStart: '-4px' },
});

/** A free seat among the faces. */
export const FreeFace = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.pill,
  border: `1.5px dashed ${color.border.control}`,
  background: color.surface.card,
  color: color.text.tertiary,
  '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
});

/** Shows every group; at the right end of the title. */
export const MoreButton = styled(Button)({ marginInlineStart: 'auto' });

/** Four steps on the thread laid flat. */
export const Ways = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.layout.gutter,
  paddingTop: '28px',
  '& > li::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: '-25px',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    width: '12px',
    height: '12px',
    borderRadius: radius.pill,
    border: `2px solid ${color.border.control}`,
    background: color.surface.page,
  },
  '& > li::after': {
    content: '""',
    position: 'absolute',
    top: '-20px',
    insetInlineStart: space[16],
    insetInlineEnd: `calc(-1 * (${token.layout.gutter} - 4px))`,
    borderTop: `2px solid ${color.border.subtle}`,
  },
  '& > li:first-of-type::before': { borderColor: color.action.mark, background: color.action.mark },
  '& > li:last-of-type::after': { insetInlineEnd: 0 },
  '& > li': {
    ...sheet,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '96px',
    padding: space[16],
  },
  '& b': { display: 'block', fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: weight.semibold },
  '& small': { display: 'block', ...small, color: color.text.secondary },
});

/** The sign of a step. */
export const Disc = styled.span(disc);

/** Rules in two columns. */
export const Rules = styled.ul({
  ...halves,
  gap: `${space[8]} ${token.layout.gutter}`,
  marginTop: space[24],
  ...small,
  color: color.text.tertiary,
  '& > li': { position: 'relative', paddingInlineStart: '14px' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '2px',
    top: '9px',
    width: '4px',
    height: '4px',
    borderRadius: radius.pill,
    background: color.border.selected,
  },
});
