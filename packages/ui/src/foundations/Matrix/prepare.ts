import { type Forced, force } from './force.ts';

/** What a cell is put into before its picture. */
export interface Prepared {
  /** Elements that are pressed in this order, each as soon as it is there. */
  press: readonly string[];
  /** Selector of what has to be there once. */
  need: string | undefined;
  force: Forced | undefined;
}

/** How far a cell is; it lasts as long as the cell, so that nothing is pressed twice. */
export interface Progress {
  pressed: number;
  isReady: boolean;
}

/** Presses what is there; returns the selector of the first that is not there yet. */
function pressAll(cell: Element, press: readonly string[], done: Progress): string | undefined {
  for (; done.pressed < press.length; done.pressed += 1) {
    const selector = press[done.pressed] ?? '';
    const found = cell.querySelector<HTMLElement>(selector);
    if (!found) return selector;
    found.click();
  }
  return undefined;
}

/**
 * Presses, awaits and forces what a cell shows, now and whenever it changes: overlays and code that is loaded on demand arrive later. Until
 * all of it is there the cell has `data-pending` with what it waits for, and no picture is taken. Returns a function that ends it.
 */
export function prepare(cell: HTMLElement, { press, need, force: looks }: Prepared, done: Progress): () => void {
  const step = () => {
    const missing = pressAll(cell, press, done);
    const absent = done.isReady || need === undefined || cell.querySelector(need) ? undefined : need;
    const waitsFor = missing ?? absent ?? (looks && force(cell, looks));
    done.isReady = waitsFor === undefined;
    if (waitsFor === undefined) delete cell.dataset['pending'];
    else if (cell.dataset['pending'] !== waitsFor) cell.dataset['pending'] = waitsFor;
  };
  const next = press[done.pressed];
  if (next === undefined) step();
  else {
    // Not while React commits: what a press begins may render at once.
    cell.dataset['pending'] = next;
    queueMicrotask(step);
  }
  const observer = new MutationObserver(step);
  observer.observe(cell, { childList: true, subtree: true });
  return () => observer.disconnect();
}
