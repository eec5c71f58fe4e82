import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { surface, text, border, status, actionSoft } = token.color;
const { space } = token;

/** The sheet with its tools; inks are the same in every brand, where the solid steps of a state give way to the brand. */
export const Sheet = styled.section({
  position: 'absolute',
  inset: 0,
  color: text.primary,
  // Around the sheet lies the table.
  background: surface.sunken,
  '& [data-ink="blue"]': { color: status.info.border },
  '& [data-ink="red"]': { color: status.danger.border },
  '& [data-ink="green"]': { color: status.success.border },
  '& [data-ink="dark"]': { color: text.primary },
  '& > svg': {
    display: 'block',
    width: '100%',
    height: '100%',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'crosshair',
    '& .dot': { color: border.subtle },
    '& .edge': { fill: surface.card, stroke: border.subtle, strokeWidth: 2 },
    '& text': { fontFamily: token.font.ui, fontSize: '34px', whiteSpace: 'pre' },
    '& .card': { fill: surface.card, stroke: border.subtle, strokeWidth: 1 },
    '& .caption': { fontSize: '20px', fill: text.secondary },
    '& input': {
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
    },
  },
  '& > svg[data-tool="move"]': { cursor: 'grab' },
  '& > svg[data-tool="text"]': { cursor: 'text' },
  '& > svg[data-tool="eraser"]': { cursor: 'cell' },
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
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: token.radius.control,
    color: 'inherit',
    '&:hover': { background: token.color.nav.hoverBg },
    '&:disabled': { color: text.disabled, background: 'none', cursor: 'not-allowed' },
    '&[aria-pressed="true"]': { color: actionSoft.fg, background: actionSoft.bg },
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  },
  '& .inks': {
    display: 'grid',
    gap: space[4],
    paddingBlock: space[4],
    borderBlock: `1px solid ${border.subtle}`,
  },
  '& .inks > button': { height: '26px' },
  '& .inks > button > i': { width: '16px', height: '16px', borderRadius: '50%', background: 'currentColor' },
  '& .inks > button[aria-checked="true"] > i': { boxShadow: `0 0 0 2px ${surface.card}, 0 0 0 4px currentColor` },
});

/** Smaller and larger, at the lower edge. */
export const Zoom = styled.div({
  position: 'absolute',
  bottom: space[12],
  left: '50%',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: '4px 8px',
  borderRadius: token.radius.card,
  transform: 'translateX(-50%)',
  background: surface.card,
  boxShadow: token.shadow[2],
  '& > output': {
    minWidth: '48px',
    textAlign: 'center',
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    fontVariantNumeric: 'tabular-nums',
  },
});
