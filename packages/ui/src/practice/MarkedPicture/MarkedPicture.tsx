import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { type MarkedPictureLabels, markedPictureLabels } from './MarkedPicture.labels.ts';
import { Root } from './MarkedPicture.styles.ts';
import { MarkShape } from './MarkShape.tsx';
import { MarkToolbar } from './MarkToolbar.tsx';
import { Pins, RemarkList, remarksOf } from './Remarks.tsx';
import { type MarkPoint, type MarkStroke, TEXT_MAX } from './strokes.ts';
import { useMarking } from './useMarking.ts';

export interface MarkedPictureProps extends BaseProps<HTMLDivElement> {
  /** URL of the picture. */
  src: string;
  /** Accessible name, e.g. “picture 1 of the answer”. */
  alt: string;
  /** The picture's own size in pixels, the space of the strokes; 760 × 900 if it is unknown. */
  width?: number | undefined;
  height?: number | undefined;
  /** Degrees clockwise at which the student handed it in. */
  rotation?: number | undefined;
  strokes: readonly MarkStroke[];
  /** Called with all strokes after each; without it the picture is read only. */
  onStrokesChange?: ChangeHandler<readonly MarkStroke[]> | undefined;
  /** Shows words on the picture as numbers, and the words below it by their numbers; only where nothing is drawn. */
  numbered?: boolean | undefined;
  /** Hides the tools, e.g. in a list. */
  bare?: boolean | undefined;
  /** Most height of the visible part, a CSS length; it scrolls in itself. */
  maxHeight?: string | undefined;
  labels?: Partial<MarkedPictureLabels> | undefined;
}

const ZOOMS = [1, 1.5, 2, 3] as const;

/** A picture with the lecturer's marks over it, drawn here or only shown; the picture itself is never changed (product.md 4.4). */
export function MarkedPicture(props: MarkedPictureProps) {
  const {
    src,
    alt,
    width = 760,
    height = 900,
    rotation = 0,
    strokes,
    onStrokesChange,
    numbered = false,
    bare,
    maxHeight,
    labels,
    ...rest
  } = props;
  const words = useLabels(markedPictureLabels, labels);
  const space = useRef<SVGGElement>(null);
  const [turns, setTurns] = useState(0);
  const [zoomAt, setZoomAt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const marking = useMarking({ strokes, onStrokesChange, width, height, space });
  const angle = (((rotation + turns * 90) % 360) + 360) % 360;
  const isAcross = angle % 180 !== 0;
  const [outerWidth, outerHeight] = isAcross ? [height, width] : [width, height];
  const zoom = ZOOMS[zoomAt] ?? 1;
  const texts = strokes.flatMap(({ text }) => (text ? [text] : []));
  const remarks = numbered && !onStrokesChange ? remarksOf(strokes) : [];
  const [selected, setSelected] = useState<number | null>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (!onStrokesChange || event.key.toLowerCase() !== 'z' || event.altKey || event.target instanceof HTMLInputElement)
      return;
    event.preventDefault();
    if (event.shiftKey) marking.redo(event);
    else marking.undo(event);
  };
  const style = { '--_sheet-max': maxHeight, ...rest.style } as CSSProperties;
  return (
    <Root
      {...rest}
      {...chainHandlers(rest, { onKeyDown: handleKey })}
      style={style}
      data-mode={onStrokesChange ? 'draw' : 'show'}
    >
      {!bare && failed !== src && (
        <MarkToolbar
          words={words}
          drawing={onStrokesChange && drawingTools()}
          zoom={zoom}
          onZoom={(direction) => setZoomAt((at) => Math.min(ZOOMS.length - 1, Math.max(0, at + direction)))}
          onTurn={() => setTurns((now) => now + 1)}
        />
      )}
      {failed === src ? (
        <p className="failed">{words.failed}</p>
      ) : (
        <section className="sheet" aria-label={alt} tabIndex={zoom > 1 ? 0 : undefined}>
          <div className="place" style={{ width: `${zoom * 100}%` }}>
            <svg
              className="picture"
              viewBox={`0 0 ${outerWidth} ${outerHeight}`}
              role="img"
              aria-label={words.marks(alt, strokes.length)}
              aria-description={onStrokesChange && words.keys}
              tabIndex={onStrokesChange ? 0 : undefined}
              {...marking.handlers}
            >
              <g
                ref={space}
                transform={`translate(${outerWidth / 2} ${outerHeight / 2}) rotate(${angle}) translate(${-width / 2} ${-height / 2})`}
              >
                <image href={src} width={width} height={height} onError={() => setFailed(src)} />
                {marking.shown.map((stroke, at) =>
                  remarks.length > 0 && stroke.tool === 'text' ? null : (
                    <MarkShape key={at} stroke={stroke} width={width} />
                  ),
                )}
                {marking.cursor && <circle className="cursor" cx={marking.cursor[0]} cy={marking.cursor[1]} r="12" />}
              </g>
            </svg>
            <Pins {...{ remarks, selected, words }} placeOf={percentOf} onSelect={setSelected} />
            {marking.writing && <Writing at={placeOf(marking.writing)} label={words.text} onDone={marking.write} />}
          </div>
        </section>
      )}
      {remarks.length > 0 && <RemarkList remarks={remarks} selected={selected} />}
      {texts.length > 0 && remarks.length === 0 && <VisuallyHidden>{words.words(texts.join('; '))}</VisuallyHidden>}
    </Root>
  );

  function drawingTools() {
    const { tool, ink, canUndo, canRedo, setTool, setInk, undo, redo } = marking;
    return { tool, ink, canUndo, canRedo, onTool: setTool, onInk: setInk, onUndo: undo, onRedo: redo };
  }

  /** A point of the picture in percent of what is shown. */
  function percentOf([x, y]: MarkPoint) {
    const [dx, dy] = [x - width / 2, y - height / 2];
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const left = (outerWidth / 2 + dx * cos - dy * sin) / outerWidth;
    const top = (outerHeight / 2 + dx * sin + dy * cos) / outerHeight;
    return { left: left * 100, top: top * 100 };
  }

  /** The same for a field, which stays inside. */
  function placeOf(point: MarkPoint) {
    const { left, top } = percentOf(point);
    return { left: `min(${left}%, 100% - 220px)`, top: `min(${top}%, 100% - 36px)` };
  }
}

interface WritingProps {
  at: { left: string; top: string };
  label: string;
  /** Called with the text; empty for none. */
  onDone: (text: string, event: FocusEvent) => void;
}

/** The field at the place of a text: Enter or leaving it writes, Escape does not. */
function Writing({ at, label, onDone }: WritingProps) {
  const isCancelled = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      className="writing"
      style={at}
      aria-label={label}
      maxLength={TEXT_MAX}
      ref={input}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        isCancelled.current = event.key === 'Escape';
        // Leaving the field writes, and the keys go on with the picture.
        event.currentTarget.parentElement?.querySelector('svg')?.focus();
        event.stopPropagation();
      }}
      onBlur={(event) => onDone(isCancelled.current ? '' : event.currentTarget.value, event)}
    />
  );
}
