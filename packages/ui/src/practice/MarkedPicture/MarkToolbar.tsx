import { Check, Eraser, Highlighter, Pencil, Redo2, RotateCw, Type, Undo2, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { MarkedPictureLabels } from './MarkedPicture.labels.ts';
import { INKS, type MarkInk, type MarkTool } from './strokes.ts';

interface MarkToolbarProps {
  words: MarkedPictureLabels;
  /** Absent while read only: then only turning and zooming are there. */
  drawing?: DrawingTools | undefined;
  zoom: number;
  onZoom: (direction: 1 | -1) => void;
  onTurn: () => void;
}

/** Tool and colour in hand, and the history. */
export interface DrawingTools {
  tool: MarkTool | 'eraser';
  ink: MarkInk;
  canUndo: boolean;
  canRedo: boolean;
  onTool: (tool: MarkTool | 'eraser') => void;
  onInk: (ink: MarkInk) => void;
  onUndo: (event: MouseEvent) => void;
  onRedo: (event: MouseEvent) => void;
}

const TOOLS: readonly (readonly [MarkTool, ReactNode])[] = [
  ['pen', <Pencil key="pen" />],
  ['highlighter', <Highlighter key="highlighter" />],
  ['text', <Type key="text" />],
  ['tick', <Check key="tick" />],
  ['half', <HalfTick key="half" />],
  ['cross', <X key="cross" />],
];

/** A tick with a stroke through it: half right. */
function HalfTick() {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M4 12l5 6L20 6M13 5l5 8" />
    </svg>
  );
}

/** Tools of the lecturer; without them, what turns and enlarges the picture. */
export function MarkToolbar({ words, drawing, zoom, onZoom, onTurn }: MarkToolbarProps) {
  return (
    <div className="tools" role="toolbar" aria-label={words.toolbar}>
      {drawing && (
        <>
          {TOOLS.map(([tool, icon]) => (
            <IconButton
              size="sm"
              key={tool}
              icon={icon}
              label={words.tools[tool]}
              pressed={drawing.tool === tool}
              onClick={() => drawing.onTool(tool)}
            />
          ))}
          <IconButton
            size="sm"
            icon={<Eraser />}
            label={words.tools.eraser}
            pressed={drawing.tool === 'eraser'}
            onClick={() => drawing.onTool('eraser')}
          />
          <span className="rule" />
          {INKS.map((ink) => (
            <IconButton
              size="sm"
              key={ink}
              icon={<i className="swatch" data-ink={ink} />}
              label={words[ink]}
              pressed={drawing.ink === ink}
              onClick={() => drawing.onInk(ink)}
            />
          ))}
          <span className="rule" />
          <IconButton
            size="sm"
            icon={<Undo2 />}
            label={words.undo}
            disabled={!drawing.canUndo}
            onClick={drawing.onUndo}
          />
          <IconButton
            size="sm"
            icon={<Redo2 />}
            label={words.redo}
            disabled={!drawing.canRedo}
            onClick={drawing.onRedo}
          />
          <span className="rule" />
        </>
      )}
      <IconButton size="sm" icon={<RotateCw />} label={words.turn} onClick={onTurn} />
      <IconButton size="sm" icon={<ZoomOut />} label={words.zoomOut} disabled={zoom <= 1} onClick={() => onZoom(-1)} />
      <span className="zoom">{Math.round(zoom * 100)}%</span>
      <IconButton size="sm" icon={<ZoomIn />} label={words.zoomIn} disabled={zoom >= 3} onClick={() => onZoom(1)} />
    </div>
  );
}
