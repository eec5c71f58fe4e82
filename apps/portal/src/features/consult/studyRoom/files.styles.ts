import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { surface, text, action } = token.color;
const { space } = token;
const quiet = alpha(text.inverse, 72);
const small = { fontSize: token.fontSize[12], lineHeight: token.lineHeight[12] } as const;
const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

/** Over the board while files are dragged over the room; what is dropped goes to the board beneath. */
export const DropCover = styled.div({
  position: 'absolute',
  inset: space[12],
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  border: `2px dashed ${action.bg}`,
  borderRadius: token.radius.card,
  pointerEvents: 'none',
  fontSize: token.fontSize[16],
  color: text.primary,
  background: alpha(surface.card, 88),
  '& > svg': { width: '40px', height: '40px', color: action.bg },
});

/** A photo, small. */
export const Thumb = styled.a({
  display: 'block',
  width: 'fit-content',
  marginBlockStart: space[4],
  '& > img': {
    display: 'block',
    maxWidth: '160px',
    maxHeight: '110px',
    borderRadius: token.radius.control,
    objectFit: 'cover',
    background: surface.card,
  },
});

/** A document with its size. */
export const FileLink = styled.a({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  marginBlockStart: space[4],
  padding: '6px 10px',
  borderRadius: token.radius.control,
  color: 'inherit',
  background: surface.inverse,
  '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
  '& > span': { flex: 1, ...oneLine },
  '& > small': { flex: 'none', ...small, color: quiet },
});

/** Files that are not stored yet. */
export const WaitingList = styled.ul({
  display: 'grid',
  gap: space[4],
  maxHeight: '96px',
  overflow: 'auto',
  ...small,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    paddingBlock: '4px',
    paddingInline: '10px 4px',
    borderRadius: token.radius.control,
    background: surface.inverse,
  },
  '& span': oneLine,
  '& small': { gridRow: 2, gridColumn: '1 / -1', color: quiet },
  '& button': { display: 'grid', placeItems: 'center', width: '24px', height: '24px', color: 'inherit' },
  '& svg': { width: '14px', height: '14px' },
});
