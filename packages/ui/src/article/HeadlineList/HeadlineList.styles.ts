import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type } from '../../foundations/css.ts';

const { color, space, weight } = token;
const card = {
  position: 'relative',
  minWidth: 0,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
} as const;
const lines = (count: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: count, overflow: 'hidden' }) as const;

/** Eight columns of picture, four of lines; both end on one line. Alone, either takes all of them. */
export const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 762fr) minmax(0, 370fr)',
  gap: token.layout.gutter,
  // Still read, and so still readable: what is about to change recedes in colour, pictures fade.
  '&[aria-busy="true"]': {
    '& .open, & .place': { color: color.text.tertiary },
    '& .cover': { opacity: 0.55 },
  },
  '& > :only-child': { gridColumn: '1 / -1' },
  '& .title': { margin: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& .open': { color: 'inherit', textDecoration: 'none', transition: `color ${token.motion.fast}` },
  '& .open::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token.radius.card },
  '& .by': { display: 'flex', minWidth: 0, color: color.text.tertiary, whiteSpace: 'nowrap' },
  '& .by > :not(.author)': { flex: 'none' },
  '& .author': { overflow: 'hidden', textOverflow: 'ellipsis' },

  '& > .lead': {
    ...card,
    height: '418px',
    overflow: 'hidden',
    [`${hover} .open`]: { color: color.text.link },
    '& > .cover': {
      display: 'block',
      width: '100%',
      height: '320px',
      objectFit: 'cover',
      background: color.surface.sunken,
    },
    '& > .title': { padding: `${space[16]} ${space[20]} 0`, ...type[20] },
    '& .open': lines(1),
    '& > .by': { gap: space[12], padding: `${space[4]} ${space[20]} 0`, ...type[13] },
  },
  '& > .lines': {
    ...card,
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: `9px ${space[20]}`,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      height: '80px',
      [`${hover} .open`]: { color: color.text.link },
    },
    '& > li + li': { borderTop: `1px solid ${color.border.subtle}` },
    '& .place': {
      gridRow: '1 / 3',
      alignSelf: 'center',
      fontFamily: token.font.number,
      fontSize: '20px',
      lineHeight: '24px',
      fontWeight: weight.semibold,
      color: color.text.tertiary,
    },
    '& > li:nth-of-type(-n + 3) .place': { color: color.accent.strong },
    '& .title': type[14],
    '& .open': lines(2),
    '& .by': type[12],
    '& .when::before': { content: '"·"', marginInline: space[2] },
  },
  '@media (max-width: 1199px)': { '& > .lead > .cover': { objectPosition: '38% 50%' } },
  '@media (forced-colors: active)': { '& > *': { border: '1px solid CanvasText' } },
});
