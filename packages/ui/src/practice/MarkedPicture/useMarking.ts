import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import {
  extended,
  INKS,
  type MarkHistory,
  type MarkInk,
  type MarkPoint,
  type MarkStroke,
  type MarkTool,
  markAt,
  remembered,
  storedPoint,
} from './strokes.ts';

interface MarkingOptions {
  strokes: readonly MarkStroke[];
  /** Absent while read only. */
  onStrokesChange: ChangeHandler<readonly MarkStroke[]> | undefined;
  width: number;
  height: number;
  /** The group whose coordinates are the picture's pixels. */
  space: RefObject<SVGGElement | null>;
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
/** Why strokes change, by the type of the event; otherwise they are drawn. */
const REASONS: Readonly<Record<string, string>> = { keydown: 'keyboard', blur: 'input-blur', click: 'item-press' };
const STEP = 10;
const WIDE_STEP = 50;

/** Drawing with pointer and keys, undo and redo; strokes are handed out whole, once each is done. */
export function useMarking({ strokes, onStrokesChange, width, height, space }: MarkingOptions) {
  const [tool, setTool] = useState<MarkTool | 'eraser'>('pen');
  const [ink, setInk] = useState<MarkInk>(INKS[0]);
  const [history, setHistory] = useState<MarkHistory>({ past: [], future: [] });
  const [line, setLine] = useState<readonly MarkPoint[] | null>(null);
  const [cursor, setCursor] = useState<MarkPoint | null>(null);
  const [writing, setWriting] = useState<MarkPoint | null>(null);
  const drawn = useRef<readonly MarkPoint[]>([]);
  const pressed = useRef<MarkPoint | null>(null);

  /** Announces other strokes; those that are refused leave the history as it is. */
  const change = (next: readonly MarkStroke[], event: SyntheticEvent, after: (now: MarkHistory) => MarkHistory) => {
    const details = changeDetails(REASONS[event.type] ?? 'drag', event);
    onStrokesChange?.(next, details);
    if (!details.isCanceled) setHistory(after);
  };
  const put = (next: readonly MarkStroke[], event: SyntheticEvent) =>
    change(next, event, (now) => remembered(now, strokes));
  const add = (stroke: MarkStroke, event: SyntheticEvent) => put([...strokes, { ...stroke, color: ink }], event);
  const undo = (event: SyntheticEvent) => {
    const before = history.past.at(-1);
    if (!before) return;
    change(before, event, ({ past, future }) => ({ past: past.slice(0, -1), future: [...future, strokes] }));
  };
  const redo = (event: SyntheticEvent) => {
    const after = history.future.at(-1);
    if (!after) return;
    change(after, event, ({ past, future }) => ({ past: [...past, strokes], future: future.slice(0, -1) }));
  };
  const isLine = tool === 'pen' || tool === 'highlighter';
  const draw = (points: readonly MarkPoint[] | null) => {
    drawn.current = points ?? [];
    setLine(points);
  };
  const finish = (event: SyntheticEvent) => {
    if (isLine && drawn.current.length > 0) add({ tool, points: drawn.current }, event);
    draw(null);
  };
  /** What the tool does at a point, pressed or entered. */
  const mark = (point: MarkPoint, event: SyntheticEvent) => {
    if (tool === 'eraser') {
      const at = markAt(strokes, point);
      if (at >= 0) put(strokes.toSpliced(at, 1), event);
    } else if (tool === 'text') setWriting(point);
    else if (isLine) draw([point]);
    else add({ tool, points: [point] }, event);
  };
  const write = (text: string, event: SyntheticEvent) => {
    if (writing && text.trim() !== '') add({ tool: 'text', points: [writing], text: text.trim() }, event);
    setWriting(null);
  };
  const pointOf = (event: { clientX: number; clientY: number }): MarkPoint | null => {
    const matrix = space.current?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return storedPoint([x, y], width, height);
  };
  const handlers = onStrokesChange && {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      const point = pointOf(event);
      if (event.button !== 0 || !event.isPrimary || !point || writing) return;
      setCursor(null);
      if (isLine) event.currentTarget.setPointerCapture(event.pointerId);
      if (tool === 'text') pressed.current = point;
      else mark(point, event);
    },
    // Words are begun once the press is over: the browser's own change of focus, which follows it, would leave their field at once.
    onClick: (event: MouseEvent<SVGSVGElement>) => {
      if (pressed.current) mark(pressed.current, event);
      pressed.current = null;
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const point = event.isPrimary && event.buttons > 0 && drawn.current.length > 0 ? pointOf(event) : null;
      if (point) draw(extended(drawn.current, point));
    },
    onPointerUp: finish,
    onPointerCancel: () => {
      pressed.current = null;
      draw(null);
    },
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
      const step = event.key in STEPS ? STEPS[event.key as keyof typeof STEPS] : undefined;
      if (step) {
        const [x, y] = cursor ?? [width / 2, height / 2];
        const by = event.shiftKey ? WIDE_STEP : STEP;
        const point = storedPoint([x + step[0] * by, y + step[1] * by], width, height);
        setCursor(point);
        if (line) draw(extended(drawn.current, point));
      } else if (event.key === 'Enter') {
        if (line) finish(event);
        else mark(cursor ?? [width / 2, height / 2], event);
      } else if (event.key === 'Escape' && line) draw(null);
      else return;
      event.preventDefault();
    },
  };
  const shown: readonly MarkStroke[] = line && isLine ? [...strokes, { tool, points: line, color: ink }] : strokes;
  const tools = { tool, ink, canUndo: history.past.length > 0, canRedo: history.future.length > 0 };
  return { ...tools, shown, cursor, writing, handlers, setTool, setInk, undo, redo, write };
}
