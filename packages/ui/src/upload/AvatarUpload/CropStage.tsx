import { Keyboard, Minus, Plus, RotateCw } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type CropDialogLabels, cropDialogLabels } from './CropDialog.labels.ts';
import { Root } from './CropDialog.styles.ts';
import {
  type Crop,
  MOVE_STEP,
  MOVE_STEP_LARGE,
  matrixOf,
  panned,
  turnedRight,
  ZOOM_MAX,
  ZOOM_STEP,
  zoomed,
} from './crop.ts';

/** Diameters of the round previews in pixels, as used across the site. */
const VIEWS = [96, 48, 24];

export interface CropStageProps {
  src: string;
  shape: 'circle' | 'rect';
  crop: Crop;
  onCrop: (crop: Crop) => void;
  disabled?: boolean | undefined;
  labels?: Partial<CropDialogLabels> | undefined;
}

/** The picture in its frame: pointer, wheel, arrow keys, + and −, a slider and a rotate button, with previews. */
export function CropStage({ src, shape, crop, onCrop, disabled = false, labels }: CropStageProps) {
  const words = useLabels(cropDialogLabels, labels);
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef({ crop, onCrop, disabled });
  useEffect(() => {
    latest.current = { crop, onCrop, disabled };
  });
  // React attaches passive wheel listeners; the page must not scroll here.
  useEffect(() => {
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      const now = latest.current;
      if (!now.disabled) now.onCrop(zoomed(now.crop, now.crop.zoom - event.deltaY / 500));
    };
    const box = stage.current;
    box?.addEventListener('wheel', zoom, { passive: false });
    return () => box?.removeEventListener('wheel', zoom);
  }, []);

  const change = (next: Crop) => {
    if (!disabled) onCrop(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? MOVE_STEP_LARGE : MOVE_STEP;
    const way = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] }[event.key];
    if (way) change(panned(crop, way[0] ?? 0, way[1] ?? 0));
    else if (event.key === '+' || event.key === '=') change(zoomed(crop, crop.zoom + ZOOM_STEP));
    else if (event.key === '-') change(zoomed(crop, crop.zoom - ZOOM_STEP));
    else return;
    event.preventDefault();
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) change(panned(crop, event.movementX, event.movementY));
  };
  const frame: CSSProperties & Record<'--_w' | '--_h', string> = {
    '--_w': `${crop.frame.width}px`,
    '--_h': `${crop.frame.height}px`,
  };
  const range: CSSProperties & Record<'--_v', string> = { '--_v': `${((crop.zoom - 1) / (ZOOM_MAX - 1)) * 100}%` };
  return (
    <Root data-shape={shape}>
      <div>
        <div
          ref={stage}
          className="stage"
          role="application"
          aria-label={words.stage}
          aria-description={words.keys}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles keys itself
          tabIndex={0}
          style={frame}
          onKeyDown={handleKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handlePointerMove}
        >
          <Picture src={src} crop={crop} left="50%" top="50%" />
        </div>
        <div className="tools">
          <IconButton
            size="sm"
            icon={<Minus />}
            label={words.zoomOut}
            disabled={disabled || crop.zoom <= 1}
            onClick={() => change(zoomed(crop, crop.zoom - ZOOM_STEP))}
          />
          <input
            type="range"
            aria-label={words.zoom}
            aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
            min={1}
            max={ZOOM_MAX}
            step={0.01}
            value={crop.zoom}
            disabled={disabled}
            style={range}
            onChange={(event) => change(zoomed(crop, Number(event.target.value)))}
          />
          <IconButton
            size="sm"
            icon={<Plus />}
            label={words.zoomIn}
            disabled={disabled || crop.zoom >= ZOOM_MAX}
            onClick={() => change(zoomed(crop, crop.zoom + ZOOM_STEP))}
          />
          <IconButton
            size="sm"
            icon={<RotateCw />}
            label={words.turn}
            disabled={disabled}
            onClick={() => change(turnedRight(crop))}
          />
        </div>
      </div>
      {shape === 'circle' && (
        <div className="views" aria-hidden="true">
          {VIEWS.map((side) => (
            <View key={side} side={side} src={src} crop={crop} />
          ))}
        </div>
      )}
      <p className="keys" aria-hidden="true">
        <Keyboard aria-hidden />
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          <kbd>←</kbd>
          <kbd>→</kbd>
          {words.move}
        </span>
        <span>
          <kbd>+</kbd>
          <kbd>−</kbd>
          {words.zoomKeys}
        </span>
      </p>
    </Root>
  );
}

function View({ side, src, crop }: { side: number; src: string; crop: Crop }) {
  return (
    <>
      <span style={{ width: side, height: side }}>
        <Picture src={src} crop={crop} k={side / crop.frame.width} />
      </span>
      {side}
    </>
  );
}

interface PictureProps {
  src: string;
  crop: Crop;
  /** Scale of the box relative to the frame. */
  k?: number;
  left?: string;
  top?: string;
}

/** The picture positioned so that the crop fills its box; in the stage the box is centred. */
function Picture({ src, crop, k = 1, left, top }: PictureProps) {
  const { width, height } = crop.picture;
  const shift = left === undefined ? '' : `translate(${-crop.frame.width / 2}px, ${-crop.frame.height / 2}px) `;
  const transform = `${shift}matrix(${matrixOf(crop, k).join(',')})`;
  return (
    <img src={src} alt="" draggable={false} style={{ left: left ?? 0, top: top ?? 0, width, height, transform }} />
  );
}
