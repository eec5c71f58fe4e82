import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** Over the lower edge of the hero: where a student goes on. */
export const Strip = styled.section({
  position: 'relative',
  display: 'flex',
  width: token.layout.page,
  maxWidth: '100%',
  minHeight: '104px',
  margin: '-52px auto 0',
  borderRadius: token.radius.dialog,
  background: color.surface.card,
  boxShadow: token.shadow[2],
});

/** Two lines at most, the rest behind an ellipsis. */
const clamp = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
} as const;

/** One of its parts: picture, words and the way on. */
export const Part = styled.div({
  display: 'flex',
  flex: '3 1 0',
  alignItems: 'center',
  gap: space[16],
  minWidth: 0,
  padding: `${space[16]} ${space[20]}`,
  '&[data-part="next"]': { flexGrow: 5 },
  '& + &': { borderInlineStart: `1px solid ${color.border.subtle}` },
  '& > img': { flex: 'none', width: '120px', height: '68px', borderRadius: token.radius.control, objectFit: 'cover' },
  '& > div:not([role])': { flex: 1, minWidth: 0 },
  '& > a, & > [role]': { flex: 'none' },
  '& b': { ...clamp, fontSize: fontSize[14], lineHeight: lineHeight[14], fontWeight: token.weight.semibold },
  '& small': { ...clamp, fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.tertiary },
});

/** Below the strip, on the grid of the page. */
export const SoonSection = styled.section({
  width: token.layout.page,
  maxWidth: '100%',
  margin: `${space[48]} auto 0`,
});

/** Lessons on a line of time, four side by side: the thread of the learning centre, laid flat. */
export const SoonList = styled.ol({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.layout.gutter,
  paddingTop: '32px',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '9px',
    insetInlineStart: '6px',
    insetInlineEnd: 0,
    height: '2px',
    background: color.border.subtle,
  },
  '& > li': { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: '-28px',
    insetInlineStart: 0,
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    border: `2px solid ${color.border.control}`,
    background: color.surface.page,
    boxShadow: `0 0 0 4px ${color.surface.page}`,
  },
  '& > li[data-now]::before': { borderColor: color.progress.fill, background: color.progress.fill },
  '& time': {
    position: 'absolute',
    top: '-33px',
    insetInlineStart: space[24],
    paddingInlineEnd: space[8],
    fontSize: fontSize[14],
    lineHeight: lineHeight[14],
    fontWeight: token.weight.semibold,
    background: color.surface.page,
    color: color.text.secondary,
  },
  '& > li[data-now] time': { color: color.text.link },
});

/** One lesson: what, of which class, who, and whether it can be entered. */
export const SoonCard = styled.article({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '128px',
  padding: `14px ${space[16]}`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > h3': { ...clamp, WebkitLineClamp: 1, fontSize: fontSize[14], lineHeight: lineHeight[14] },
  '& > h3 > a:not(:hover)': { color: 'inherit' },
  '& > p': {
    ...clamp,
    WebkitLineClamp: 1,
    marginTop: '2px',
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.tertiary,
  },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '28px',
    marginTop: 'auto',
    fontSize: fontSize[13],
    color: color.text.secondary,
  },
  '& > div > p': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > div > :last-child': { flex: 'none', marginInlineStart: 'auto' },
});

/** Coupons to claim, three in a row. */
export const ClaimRow = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.layout.gutter,
});
