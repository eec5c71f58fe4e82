import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { surface, text, border, status, actionSoft } = token.color;
const { space } = token;

/** Inks are the same in every brand, where the solid steps of a state give way to the brand. */
export const inkColors = {
  '& [data-ink="blue"]': { color: status.info.border },
  '& [data-ink="red"]': { color: status.danger.border },
  '& [data-ink="green"]': { color: status.success.border },
  '& [data-ink="dark"]': { color: text.primary },
} as const;

/** The sheet with its tools. */
export const Sheet = styled.section({
  position: 'absolute',
  inset: 0,
  color: text.primary,
  // Around the paper.
  background: surface.sunken,
  ...inkColors,
});

/** The drawing, which fills the sheet; the pointer shows the tool. */
export const Canvas = styled.svg({
  display: 'block',
  width: '100%',
  height: '100%',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'crosshair',
  '&[data-tool="move"]': { cursor: 'grab' },
  '&[data-tool="text"]': { cursor: 'text' },
  '&[data-tool="eraser"]': { cursor: 'cell' },
});

/** One dot of the grid. */
export const GridDot = styled.circle({ color: border.subtle });

/** The paper of the board, to its edge. */
export const Paper = styled.rect({ fill: surface.card, stroke: border.subtle, strokeWidth: 2 });

/** Written words. */
export const MarkText = styled.text({ fontFamily: token.font.ui, fontSize: '34px', whiteSpace: 'pre' });

/** The card of a picture of the question. */
export const PhotoCard = styled.rect({ fill: surface.card, stroke: border.subtle, strokeWidth: 1 });

/** The words under that picture. */
export const PhotoCaption = styled.text({
  fontFamily: token.font.ui,
  fontSize: '20px',
  whiteSpace: 'pre',
  fill: text.secondary,
});

/** Words while they are being written, at their place on the board. */
export const TextInput = styled.input({
  width: '100%',
  height: '56px',
  padding: '0 8px',
  border: `2px dashed ${border.control}`,
  borderRadius: '6px',
  font: 'inherit',
  fontFamily: token.font.ui,
  fontSize: '34px',
  lineHeight: '44px',
  color: 'inherit',
  background: surface.card,
});

/** Tools at the left edge. */
export const Tools = styled.div({
  position: 'absolute',
  top: '50%',
  left: space[12],
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: '6px',
  borderRadius: token.radius.card,
  transform: 'translateY(-50%)',
  color: text.secondary,
  background: surface.card,
  boxShadow: token.shadow[2],
});

const button = {
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: token.radius.control,
  color: 'inherit',
  '&:hover': { background: token.color.nav.hoverBg },
} as const;

/** A tool, or undo. */
export const ToolButton = styled.button({
  ...button,
  '&:disabled': { color: text.disabled, background: 'none', cursor: 'not-allowed' },
  '&[aria-pressed="true"]': { color: actionSoft.fg, background: actionSoft.bg },
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
});

/** The inks, between two lines. */
export const Inks = styled.div({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[4],
  borderBlock: `1px solid ${border.subtle}`,
});

/** One ink; a ring marks the chosen one. */
export const InkButton = styled.button({
  ...button,
  height: '26px',
  '& > i': { width: '16px', height: '16px', borderRadius: '50%', background: 'currentColor' },
  '&[aria-checked="true"] > i': { boxShadow: `0 0 0 2px ${surface.card}, 0 0 0 4px currentColor` },
});

/** Name beside the pointer of the other. */
export const PointerName = styled.div({
  '& > span': {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    padding: '2px 8px',
    borderRadius: token.radius.control,
    background: 'currentColor',
    fontFamily: token.font.ui,
    fontSize: '20px',
    lineHeight: '28px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& b': { fontWeight: token.weight.medium, color: surface.card },
});

/** Pages, smaller and larger, at the lower edge. */
export const BoardBar = styled.div({
  position: 'absolute',
  bottom: space[12],
  left: '50%',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: '4px 8px',
  borderRadius: token.radius.card,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  background: surface.card,
  boxShadow: token.shadow[2],
  '& > output': {
    minWidth: '48px',
    textAlign: 'center',
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    fontVariantNumeric: 'tabular-nums',
  },
  '& > hr': { alignSelf: 'stretch', width: '1px', margin: '4px 0', border: 0, background: border.subtle },
});
