import { type DragEvent, useRef } from 'react';
import { type Flavours, flavoursOf } from './flavours.ts';

/** Where a dragged picture would go: beside which block. */
export interface DropPlace {
  key: string;
  side: 'before' | 'after';
}

/** Shows and knows the place under a dragged picture; draft-js itself knows only places in text. */
export function useDropPlace() {
  const marked = useRef<HTMLElement>(null);
  const place = useRef<DropPlace>(null);
  const data = useRef<{ picture: string; flavours: Flavours }>(null);
  const clear = () => {
    marked.current?.removeAttribute('data-drop');
    marked.current = null;
  };
  return {
    data,
    over: (event: DragEvent<HTMLElement>) => {
      const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block]') : null;
      const [key] = block?.dataset['offsetKey']?.split('-') ?? [];
      if (!block || key === undefined) return;
      const { top, height } = block.getBoundingClientRect();
      const side = event.clientY < top + height / 2 ? 'before' : 'after';
      event.preventDefault();
      if (marked.current !== block) clear();
      block.dataset['drop'] = side;
      marked.current = block;
      place.current = { key, side };
    },
    /** What is dropped, read before draft-js takes it. */
    read: (event: DragEvent, type: string) => {
      data.current = { picture: event.dataTransfer.getData(type), flavours: flavoursOf(event.dataTransfer) };
    },
    leave: (event: DragEvent<HTMLElement>) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) clear();
    },
    end: () => {
      clear();
      const found = place.current;
      place.current = null;
      return found;
    },
  };
}
