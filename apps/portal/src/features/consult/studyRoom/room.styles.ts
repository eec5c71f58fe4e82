import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { surface, text, focus, status } = token.color;
const { space } = token;
const panel = token.call.cancelBg;
/** What is said beside the point, on the dark. */
const quiet = alpha(text.inverse, 72);
const small = { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13] } as const;

/** The dark stage, for what stands in its middle. */
export const Stage = styled.div({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  padding: space[24],
  background: surface.inverse,
});

/** Where a card stands on the stage. */
export const StageCard = styled.section({
  width: '560px',
  maxWidth: '100%',
  '& .rate': { display: 'grid', justifyItems: 'center', gap: space[12], width: '100%', textAlign: 'start' },
  '& .rate > :is(div, label, textarea):not([role="radiogroup"])': { justifySelf: 'stretch' },
  '& .rate > .what': { color: text.secondary },
});

/** The check before the room: the own picture left, the devices right. */
export const Check = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
  width: '920px',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: token.radius.dialog,
  background: surface.card,
  boxShadow: token.shadow[4],
  '& > .own': { display: 'grid', alignContent: 'start', gap: space[16], padding: '28px', background: surface.page },
  '& > .list': { padding: '28px' },
  '& .hint': { marginTop: space[4], color: text.secondary },
  '& .go': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[12] },
  '& .note': { ...small, color: text.secondary },
});

/** The room: bar, board and people, dock; the window is the frame. */
export const RoomFrame = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100vh',
  minHeight: '560px',
  overflow: 'hidden',
  color: text.inverse,
  background: surface.inverse,
  '& > .body': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 302px',
    gap: space[12],
    minHeight: 0,
    padding: `0 ${space[12]}`,
  },
  '& > .body > .side': { display: 'grid', gridTemplateRows: 'auto auto minmax(0, 1fr)', gap: space[12], minHeight: 0 },
  '& :focus-visible': { outlineColor: focus.ringInverse },
  '& .stage': { position: 'relative', minWidth: 0, minHeight: 0, overflow: 'hidden', borderRadius: token.radius.card },
  '& .stage > .choice': { position: 'absolute', bottom: space[12], right: space[12], color: text.primary },
  '& .stage :focus-visible': { outlineColor: focus.ring },
});

/** Name, subject, time, network. */
export const Bar = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  height: '56px',
  padding: `0 ${space[12]}`,
  '& > .logo': {
    flex: 'none',
    width: '96px',
    height: '28px',
    background: `${token.img.logoInverse} 0 50% / contain no-repeat`,
  },
  '& h1': {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: token.fontSize[16],
    lineHeight: token.lineHeight[16],
    fontWeight: token.weight.semibold,
  },
  '& .pill': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[8],
    height: '28px',
    padding: '0 12px',
    borderRadius: token.radius.pill,
    ...small,
    fontVariantNumeric: 'tabular-nums',
    background: panel,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '& .push': { marginLeft: 'auto' },
  '& button.pill': { color: 'inherit', borderRadius: token.radius.control },
});

/** One person: picture or portrait, name, voice. */
export const Tile = styled.figure({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '8 / 5',
  margin: 0,
  overflow: 'hidden',
  borderRadius: token.radius.card,
  background: panel,
  '&[data-speaking]': { boxShadow: `0 0 0 2px ${status.success.border}` },
  '@media (forced-colors: active)': { '&[data-speaking]': { outline: '2px solid Highlight' } },
  '& > video': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& > video[data-own]': { transform: 'scaleX(-1)' },
  '& > video[data-hidden]': { opacity: 0 },
  '& > figcaption, & > .delay': {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    maxWidth: `calc(100% - ${space[16]})`,
    padding: '2px 8px',
    borderRadius: token.radius.control,
    fontSize: token.fontSize[12],
    lineHeight: token.lineHeight[12],
    background: surface.photoScrim,
    '& > svg': { flex: 'none', width: '14px', height: '14px' },
  },
  '& > figcaption': { left: space[8], bottom: space[8], overflowWrap: 'anywhere' },
  '& > .delay': { top: space[8], right: space[8], fontVariantNumeric: 'tabular-nums' },
  '& > .sound': { position: 'absolute', inset: 'auto 8px 8px auto' },
});

/** What is said in writing. */
export const ChatPanel = styled.section({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: space[8],
  minHeight: 0,
  padding: space[12],
  borderRadius: token.radius.card,
  background: panel,
  '& h2': { fontSize: token.fontSize[14], lineHeight: token.lineHeight[14], fontWeight: token.weight.semibold },
  '& .log': { minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' },
  '& .log > ul': { display: 'grid', alignContent: 'end', gap: space[8], minHeight: '100%', ...small },
  '& li': { overflowWrap: 'anywhere' },
  '& li > b': { marginInlineEnd: space[8], fontWeight: token.weight.medium, color: quiet },
  '& li[data-own] > b': { color: status.success.bg },
  '& li > small': { marginInlineStart: space[8], color: quiet },
  '& .none': { ...small, color: quiet },
  '& form': { display: 'flex', gap: space[4] },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '40px',
    padding: '0 12px',
    border: 0,
    borderRadius: token.radius.control,
    color: 'inherit',
    background: surface.inverse,
    '&::placeholder': { color: quiet, opacity: 1 },
  },
  '& form > button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '40px',
    height: '40px',
    borderRadius: token.radius.control,
    color: 'inherit',
    '&:disabled': { opacity: 0.5 },
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  },
});

/** The own devices and the way out. */
export const Dock = styled.footer({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[16],
  height: '76px',
  padding: `0 ${space[16]}`,
  ...small,
  '& > span': { color: quiet },
  '& > .tools': { display: 'flex', alignItems: 'center', gap: space[12] },
  '& > .right': { justifySelf: 'end', textAlign: 'right' },
  '& .tool': {
    display: 'grid',
    justifyItems: 'center',
    gap: space[4],
    minWidth: '68px',
    padding: '6px 8px',
    borderRadius: token.radius.control,
    color: 'inherit',
    fontSize: token.fontSize[12],
    lineHeight: token.lineHeight[12],
    whiteSpace: 'nowrap',
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
    '&[data-off] > svg': { color: status.danger.border },
    '&:hover, &[aria-pressed="true"]': { background: panel },
  },
});

/** Messages over the board, the newest need first. */
export const Hints = styled.div({
  position: 'absolute',
  top: space[12],
  left: '50%',
  display: 'grid',
  gap: space[8],
  width: 'max-content',
  maxWidth: 'calc(100% - 180px)',
  transform: 'translateX(-50%)',
  color: text.primary,
  '& > div': { boxShadow: token.shadow[2], ...small },
});

/** The other one's screen in place of the board. */
export const ScreenPlace = styled.div({
  position: 'absolute',
  inset: 0,
  background: panel,
  '&[hidden]': { display: 'none' },
  '& > video': { width: '100%', height: '100%', objectFit: 'contain' },
});

/** Over the board while another tab has the talk. */
export const Cover = styled.div({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  textAlign: 'center',
  color: text.primary,
  background: surface.card,
  '& > .what': { fontSize: token.fontSize[18], fontWeight: token.weight.semibold },
});
