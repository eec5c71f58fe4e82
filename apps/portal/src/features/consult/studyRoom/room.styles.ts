import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { surface, text, focus, status } = token.color;
const { space } = token;
const panel = token.call.cancelBg;
/** Secondary text on the dark background. */
const quiet = alpha(text.inverse, 72);
const small = { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13] } as const;

/** The room: bar, board and people, dock; the window is the frame. */
export const RoomFrame = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100vh',
  minHeight: '560px',
  overflow: 'hidden',
  color: text.inverse,
  background: surface.inverse,
  '& :focus-visible': { outlineColor: focus.ringInverse },
});

export const RoomBody = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 302px',
  gap: space[12],
  minHeight: 0,
  padding: `0 ${space[12]}`,
});

/** Board or screen; light, so that the focus ring is that of light surfaces, whatever the order of the style sheet. */
export const BoardPlace = styled.div({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: token.radius.card,
  '&& :focus-visible': { outlineColor: focus.ring },
});

/** Choice between board and screen. */
export const ChoicePlace = styled.div({
  position: 'absolute',
  bottom: space[12],
  insetInlineEnd: space[12],
  color: text.primary,
});

/** People and text at the right. */
export const RoomSide = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: space[12],
  minHeight: 0,
});

/** Name, subject, time, network. */
export const Bar = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  height: '56px',
  padding: `0 ${space[12]}`,
  '& > h1': {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: token.fontSize[16],
    lineHeight: token.lineHeight[16],
    fontWeight: token.weight.semibold,
  },
});

export const BarLogo = styled.span({
  flex: 'none',
  width: '96px',
  height: '28px',
  background: `${token.img.logoInverse} 0 50% / contain no-repeat`,
});

const pill = {
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
} as const;

export const BarPill = styled.span(pill);
export const BarButton = styled.button({ ...pill, color: 'inherit', borderRadius: token.radius.control });
/** What follows stands at the right. */
export const BarSpace = styled.span({ marginInlineStart: 'auto' });

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
});

export const DockTools = styled.div({ display: 'flex', alignItems: 'center', gap: space[12] });
export const DockEnd = styled.span({ justifySelf: 'end', textAlign: 'end' });

export const DockTool = styled.button({
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
});

/** Hints over the board, the most urgent first. */
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

/** The peer's shared screen in place of the board. */
export const ScreenPlace = styled.div({
  position: 'absolute',
  inset: 0,
  background: panel,
  '&[hidden]': { display: 'none' },
  '& > video': { width: '100%', height: '100%', objectFit: 'contain' },
});

/** Over the board while another tab holds the connection. */
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
});

export const CoverTitle = styled.p({ fontSize: token.fontSize[18], fontWeight: token.weight.semibold });
