import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Minimum distance of a drag in pixels; below it, a press is a click. */
const SLOP = 5;

/** A dragged tile: its offset, and the tile below it. */
export interface TileDrag {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Index from 0, `null` over none. */
  readonly over: number | null;
}

interface Press {
  key: string;
  x: number;
  y: number;
  tiles: DOMRect[];
}

/** Drag and drop of tiles with the pointer; Esc cancels. */
export function useTileDrag(onMove: (key: string, to: number) => void) {
  const [drag, setDrag] = useState<TileDrag | null>(null);
  const press = useRef<Press | null>(null);
  const wasDragged = useRef(false);

  const end = () => {
    press.current = null;
    setDrag(null);
  };
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      press.current = null;
      setDrag(null);
    };
    document.addEventListener('keydown', cancel);
    return () => document.removeEventListener('keydown', cancel);
  }, [isDragging]);

  const propsOf = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (event.button !== 0) return;
      const list = event.currentTarget.closest('ul')?.querySelectorAll('li[data-key]') ?? [];
      const tiles = [...list].map((tile) => tile.getBoundingClientRect());
      press.current = { key, x: event.clientX, y: event.clientY, tiles };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = press.current;
      if (from?.key !== key) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!drag && Math.hypot(x, y) < SLOP) return;
      if (!drag) event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      const over = from.tiles.findIndex((tile) => holds(tile, event.clientX, event.clientY));
      setDrag({ key, x, y, over: over < 0 ? null : over });
    },
    onPointerUp: () => {
      if (press.current && drag && drag.over !== null) onMove(drag.key, drag.over);
      end();
    },
    onPointerCancel: end,
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  });
  /** Whether the click that follows belongs to a drag. */
  return { drag, propsOf, isClickOfDrag: () => wasDragged.current };
}

function holds({ left, right, top, bottom }: DOMRect, x: number, y: number) {
  return x >= left && x <= right && y >= top && y <= bottom;
}
