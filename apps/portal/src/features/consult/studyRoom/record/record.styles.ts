import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { inkColors } from '../board/board.styles.ts';

const { surface, text, border } = token.color;
const { space } = token;
const small = { fontSize: token.fontSize[12], lineHeight: token.lineHeight[12] } as const;

/** The page of a record, light and as wide as a page of the portal (§2). */
export const RecordPage = styled.main({
  width: '1154px',
  maxWidth: '100%',
  minHeight: '100vh',
  margin: '0 auto',
  padding: `0 0 ${space[48]}`,
});

/** What it was, and what can be done with it; stays in sight. */
export const RecordHead = styled.header({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[24]} 0 ${space[16]}`,
  background: surface.page,
  '& > div': { flex: 1, minWidth: 0 },
});

export const RecordFacts = styled.p({ marginTop: space[4], color: text.secondary });

/** Board at the left, words at the right. */
export const RecordBody = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 326px',
  alignItems: 'start',
  gap: space[24],
});

export const Boards = styled.section({ display: 'grid', gap: space[24], '& > figure': { margin: 0 } });

export const BoardTitle = styled.figcaption({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: space[8],
  color: text.secondary,
});

/** One page of the board, with the inks of the room. */
export const BoardSheet = styled.div({
  overflow: 'hidden',
  borderRadius: token.radius.card,
  color: text.primary,
  background: surface.card,
  boxShadow: token.shadow[1],
  '& > svg': { display: 'block', width: '100%' },
  ...inkColors,
});

export const EmptyBoard = styled.div({
  padding: space[48],
  borderRadius: token.radius.card,
  background: surface.card,
});

export const Words = styled.aside({ display: 'grid', gap: space[16] });

export const Panel = styled.section({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderRadius: token.radius.card,
  background: surface.card,
  overflowWrap: 'anywhere',
  '& > h2': {
    fontSize: token.fontSize[16],
    lineHeight: token.lineHeight[16],
    fontWeight: token.weight.semibold,
  },
  '& > small': { color: text.tertiary },
});

export const Pictures = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '&:empty': { display: 'none' },
  // Two side by side.
  '& > button > img': { maxWidth: '140px' },
});

/** A picture, small; it opens large. */
export const PictureButton = styled.button({
  display: 'block',
  overflow: 'hidden',
  marginTop: space[4],
  border: `1px solid ${border.subtle}`,
  borderRadius: token.radius.control,
  cursor: 'zoom-in',
  '& > img': { display: 'block', maxWidth: '160px', maxHeight: '110px', objectFit: 'cover' },
});

export const Lines = styled.ul({
  display: 'grid',
  gap: space[12],
  '& b': { fontWeight: token.weight.medium },
  '& time': { ...small, color: text.tertiary },
  '& p': { whiteSpace: 'pre-wrap' },
});

/** A document among what was written. */
export const FileName = styled.a({ display: 'block', color: text.link });

export const Files = styled.ul({
  display: 'grid',
  gap: space[8],
  '& > li': { display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 },
  '& svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm, color: text.tertiary },
  '& span': { flex: 1, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& small': { ...small, color: text.tertiary },
  '& a': { display: 'grid', placeItems: 'center', width: '28px', height: '28px' },
  '& a > svg': { color: text.link },
});
