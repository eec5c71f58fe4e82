import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, space, fontSize, lineHeight, weight } = token;
const text = (size: 12 | 13 | 14 | 16 | 18) => ({ fontSize: fontSize[size], lineHeight: lineHeight[size] });

/** The room at the side, 300 px wide as the list of talks, the queue beside it. */
export const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: '1000px',
  height: '100dvh',
  minHeight: '640px',
  color: color.text.primary,
  background: color.surface.page,
  'body:has(&)': { minWidth: '1000px' },
});

export const Side = styled.div({
  minHeight: 0,
  overflow: 'auto',
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
});

/** Head of the side: the school's mark, the name of the view, the settings at the end. */
export const SideHead = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '64px',
  padding: `0 ${space[16]}`,
});

export const SchoolMark = styled.span({
  flex: 'none',
  width: '32px',
  height: '32px',
  backgroundImage: token.img.logo,
  backgroundPosition: '0 50%',
  backgroundSize: 'auto 32px',
  backgroundRepeat: 'no-repeat',
});

export const SideHeadEnd = styled.span({ display: 'flex', marginInlineStart: 'auto' });

/** Who is called and who waits. */
export const Middle = styled.div({
  minHeight: 0,
  overflow: 'auto',
  padding: space[24],
  '&& > *': { maxWidth: '920px', marginInline: 'auto' },
  '&& > * + *': { marginTop: space[24] },
});

/** The room. */
export const RoomCard = styled.section({
  padding: `${space[8]} ${space[16]} ${space[24]}`,
  '& > h2': { ...text(18), fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[12],
    marginTop: space[24],
    paddingTop: space[16],
    borderTop: `1px solid ${color.border.subtle}`,
    '& dt': { ...text(12), color: color.text.secondary },
    '& dd': { margin: 0, ...text(18), fontFamily: token.font.number, fontWeight: weight.semibold },
  },
});

/** Its state, shown by a dot and by words. */
export const RoomStatus = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginTop: space[8],
  ...text(14),
  fontWeight: weight.semibold,
  '&::before': {
    content: '""',
    width: '8px',
    height: '8px',
    borderRadius: token.radius.pill,
    background: color.border.control,
  },
  '&[data-status="open"]::before': { background: color.status.success.border },
  '&[data-status="inSession"]::before': { background: color.action.mark },
  '&[data-status="paused"]::before': { background: color.status.warning.border },
});

export const RoomHint = styled.p({ marginTop: space[4], ...text(13), color: color.text.secondary });

/** The words for those who wait. */
export const RoomNotice = styled.p({
  marginTop: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: token.radius.control,
  ...text(13),
  overflowWrap: 'anywhere',
  background: color.surface.sunken,
});

export const RoomButtons = styled.div({ display: 'grid', gap: space[8], marginTop: space[16] });

/** The student who is called or in the room: the one card that stands out. */
export const CurrentCard = styled.section({
  padding: space[20],
  borderRadius: token.radius.card,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
  boxShadow: token.shadow[2],
  '&[data-status="calling"]': { borderColor: color.action.bg },
  '& h2': { ...text(18), fontWeight: weight.semibold },
});

/** Portrait, words and buttons in a row. */
export const CurrentHead = styled.div({ display: 'flex', alignItems: 'center', gap: space[16] });

export const CurrentWords = styled.div({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

const hint = { ...text(13), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' } as const;

/** How long it rings, or since when the student is in the room. */
export const CurrentHint = styled.p(hint);

/** The way into the room, where the browser did not open it. */
export const BlockedHint = styled.p({ ...hint, marginTop: space[12] });

/** Buttons at the end of a row. */
export const RowButtons = styled.div({ display: 'flex', flex: 'none', gap: space[8] });

/** Head of the queue: its name and length, and the next call at the end. */
export const QueueHead = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '36px',
  marginBottom: space[12],
  '& > h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[8],
    ...text(18),
    fontWeight: weight.semibold,
  },
});

export const QueueCount = styled.span({ ...text(13), fontWeight: weight.regular, color: color.text.secondary });

/** The queue: one row a student, in order. */
export const QueueList = styled.ol({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
});

export const QueueRow = styled.li({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `${space[16]} ${space[20]}`,
  '& + &': { borderTop: `1px solid ${color.border.subtle}` },
});

/** Place in the queue; the first is the next. */
export const Place = styled.span({
  width: '24px',
  flex: 'none',
  ...text(18),
  lineHeight: '40px',
  fontFamily: token.font.number,
  color: color.text.tertiary,
  'li:first-of-type > &': { color: color.text.link },
});

/** Who waits, how long, and with what question. */
export const QueueWords = styled.div({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > h3': { display: 'flex', alignItems: 'center', gap: space[8], ...text(14), fontWeight: weight.semibold },
});

export const QueueFacts = styled.p({
  display: 'flex',
  gap: space[12],
  ...text(12),
  color: color.text.secondary,
});

/** What a student asks. */
export const Question = styled.div({
  marginTop: space[8],
  '& > p': {
    ...text(14),
    color: color.text.primary,
    whiteSpace: 'pre-wrap',
    '&[data-empty]': { color: color.text.tertiary },
    '& > b': {
      marginInlineEnd: space[8],
      padding: `0 ${space[8]}`,
      borderRadius: token.radius.pill,
      ...text(12),
      fontWeight: weight.regular,
      color: color.actionSoft.fg,
      background: color.actionSoft.bg,
    },
  },
});

/** Its pictures, small; each opens large. */
export const QuestionPictures = styled.div({
  display: 'flex',
  gap: space[8],
  marginTop: space[8],
  '& > button': { padding: 0, borderRadius: token.radius.control, cursor: 'zoom-in' },
  '& img': {
    display: 'block',
    width: '72px',
    height: '72px',
    objectFit: 'cover',
    borderRadius: token.radius.control,
    border: `1px solid ${color.border.subtle}`,
  },
});

/** How long the pause is, and a message. */
export const PauseForm = styled.div({
  display: 'grid',
  gap: space[16],
  '& > p': { ...text(14), color: color.text.secondary },
  '& > [role="radiogroup"]': { display: 'flex', '& > label': { flex: 1, justifyContent: 'center' } },
});
