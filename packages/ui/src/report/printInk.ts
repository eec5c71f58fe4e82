import { token } from '@shuyuan/tokens';
import { redInk } from '../foundations/ink.ts';

const nameOf = (variable: string) => variable.slice('var('.length, -1);
const faint = 'color-mix(in srgb, CanvasText 22%, Canvas)';
const { color, chapter } = token;

/** On paper everything is black on white: the tokens that carry a brand become ink, so that nothing else changes (A4 print). */
export const printInk = {
  '@media print': {
    [nameOf(color.progress.fill)]: 'CanvasText',
    [nameOf(color.progress.track)]: faint,
    [nameOf(color.border.selected)]: 'CanvasText',
    [nameOf(color.status.danger.border)]: 'CanvasText',
    [nameOf(redInk)]: 'CanvasText',
    [nameOf(color.text.link)]: 'CanvasText',
    [nameOf(color.text.secondary)]: 'CanvasText',
    [nameOf(color.text.tertiary)]: 'CanvasText',
    [nameOf(color.actionSoft.bg)]: faint,
    [nameOf(color.status.warning.bg)]: 'Canvas',
    [nameOf(color.status.warning.fg)]: 'CanvasText',
    [nameOf(color.chart[1])]: 'CanvasText',
    [nameOf(color.chart[2])]: 'CanvasText',
    [nameOf(chapter.thread)]: 'CanvasText',
    boxShadow: 'none',
    breakInside: 'auto',
  },
} as const;
