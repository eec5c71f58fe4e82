import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { status, surface, text, border } = token.color;
const { space } = token;

/** One thing of the check: disc, what is so, one button, more below. */
export const Row = styled.section({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
});

/** The sign of a row, in the colour of its tone. */
export const Disc = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: token.radius.pill,
  color: status.info.fg,
  background: status.info.bg,
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd, strokeWidth: 1.8 },
  '&[data-tone="good"]': { color: status.success.fg, background: status.success.bg },
  '&[data-tone="warn"]': { color: status.warning.fg, background: status.warning.bg },
  '&[data-tone="bad"]': { color: status.danger.fg, background: status.danger.bg },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** What is checked. */
export const Title = styled.p({
  fontSize: token.fontSize[14],
  lineHeight: token.lineHeight[14],
  fontWeight: token.weight.semibold,
});

/** How it is. */
export const Words = styled.p({
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: text.secondary,
  overflowWrap: 'anywhere',
});

/** The button of a row. */
export const Action = styled.div({ display: 'flex', gap: space[8], alignItems: 'center' });

/** Below the words of a row. */
export const More = styled.div({ gridColumn: '2 / -1' });

/** What to do about it, a step a line. */
export const Steps = styled.ol({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: space[2],
  marginTop: '10px',
  paddingBlock: '10px',
  paddingInline: `${space[32]} ${space[16]}`,
  borderRadius: token.radius.control,
  listStyle: 'decimal',
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: text.secondary,
  background: surface.page,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** Rows with a line between them. */
export const Rows = styled.div({
  display: 'grid',
  alignContent: 'start',
  '& > *': { paddingBlock: space[16], borderBottom: `1px solid ${border.subtle}` },
  '& > *:not(* + *)': { paddingTop: 0 },
  '& > *:last-child': { paddingBottom: 0, borderBottom: 0 },
});

/** Ten cells that follow the voice. */
export const Level = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: '3px',
  height: '12px',
  marginBlock: `${space[8]} 0`,
  marginInline: '48px 0',
  '& > i': { flex: 'none', width: '14px', height: '6px', borderRadius: '3px', background: border.subtle },
  '& > i[data-on]': { background: status.success.solid },
});

/** Four bars that grow. */
export const Bars = styled.span({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3px',
  height: '16px',
  '& > i': { width: '5px', borderRadius: '2px', background: border.subtle },
  '& > i:nth-of-type(1)': { height: '25%' },
  '& > i:nth-of-type(2)': { height: '50%' },
  '& > i:nth-of-type(3)': { height: '75%' },
  '& > i:nth-of-type(4)': { height: '100%' },
  '& > i[data-on]': { background: status.success.solid },
  '&[data-weak] > i[data-on]': { background: status.warning.solid },
  '@media (forced-colors: active)': { '& > i[data-on]': { background: 'CanvasText' } },
});

/** The own picture, mirrored as in a mirror. */
export const Preview = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '8 / 5',
  borderRadius: token.radius.card,
  color: text.inverse,
  background: surface.inverse,
  '& > video': { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
});

/** In the place of the picture while the camera is off. */
export const PreviewOff = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  padding: space[16],
  textAlign: 'center',
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  '& > svg': { width: '40px', height: '40px', strokeWidth: 1.4 },
});

/** The name of the camera, over its picture. */
export const CameraName = styled.span({
  position: 'absolute',
  insetInlineStart: space[8],
  bottom: space[8],
  maxWidth: `calc(100% - ${space[16]})`,
  padding: '2px 8px',
  overflow: 'hidden',
  borderRadius: token.radius.control,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: token.fontSize[12],
  lineHeight: token.lineHeight[12],
  background: surface.photoScrim,
});
