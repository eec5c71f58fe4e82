import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { redInk } from '../../foundations/ink.ts';

const blue = token.color.status.info.solid;

export const Root = styled.div({
  position: 'relative',
  display: 'grid',
  gap: token.space[12],
  minWidth: 0,
  '& > .tools': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifySelf: 'center',
    gap: token.space[4],
    padding: '6px',
    borderRadius: token.radius.control,
    background: token.color.surface.card,
    boxShadow: token.shadow[2],
  },
  '& > .tools > .rule': { width: '1px', height: '20px', margin: '0 6px', background: token.color.border.subtle },
  '& > .tools > .zoom': {
    minWidth: '44px',
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    color: token.color.text.secondary,
  },
  '& .swatch': {
    display: 'block',
    width: '18px',
    height: '18px',
    borderRadius: token.radius.pill,
    '&[data-ink="red"]': { background: redInk },
    '&[data-ink="blue"]': { background: blue },
  },
  '& > .sheet': {
    position: 'relative',
    maxHeight: 'var(--_sheet-max, none)',
    overflow: 'auto',
    borderRadius: '6px',
    background: token.color.surface.sunken,
  },
  '& .place': { position: 'relative' },
  '& svg.picture': { display: 'block', width: '100%', height: 'auto' },
  '&[data-mode="draw"] svg.picture': { cursor: 'crosshair', touchAction: 'none' },
  '& svg.picture:focus-visible': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '-2px' },
  '& .drawn': { fill: redInk, '&[data-ink="blue"]': { fill: blue } },
  '& .drawn[data-tool="highlighter"]': { opacity: 0.32 },
  '& .stamp': {
    fill: 'none',
    stroke: redInk,
    strokeWidth: 6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '&[data-ink="blue"]': { stroke: blue },
  },
  '& .words': { fill: redInk, fontWeight: token.weight.medium, '&[data-ink="blue"]': { fill: blue } },
  '& .cursor': { fill: 'none', stroke: token.color.focus.ring, strokeWidth: 3 },
  '& .writing': {
    position: 'absolute',
    width: '220px',
    height: '36px',
    padding: `0 ${token.space[8]}`,
    boxSizing: 'border-box',
    border: `2px solid ${token.color.focus.ring}`,
    borderRadius: token.radius.control,
    font: 'inherit',
    color: redInk,
    background: token.color.surface.card,
  },
  // On paper there is the picture with its marks, and no tools.
  '@media print': {
    breakInside: 'avoid',
    '& > .tools': { display: 'none' },
    '& > .sheet': { maxHeight: 'none' },
    '& svg.picture': { maxHeight: '180mm' },
  },
  '& .failed': { padding: token.space[24], textAlign: 'center', color: token.color.text.secondary },
});
