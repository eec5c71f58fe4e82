import { type ComponentType, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** Props of a component that is loaded after its trigger was used. */
export interface DeferredProps {
  /** Whether it was activated before its code was loaded. */
  isAsked?: boolean | undefined;
  /** Whether the trigger that it replaces had the focus. */
  takesFocus?: boolean | undefined;
}

/** A component whose code is loaded when it is about to be used. */
export interface Deferred<P> {
  /** The component, once its code is loaded. */
  readonly ready: ComponentType<P> | undefined;
  /** Loads the code, once. */
  fetch(): Promise<unknown>;
}

/** Excludes the code of a component from the initial load of a page (performance.md §1). */
export function deferred<P>(load: () => Promise<ComponentType<P>>): Deferred<P> {
  let ready: ComponentType<P> | undefined;
  let loading: Promise<unknown> | undefined;
  return {
    get ready() {
      return ready;
    },
    fetch() {
      loading ??= load().then(
        (component) => {
          ready = component;
        },
        () => {
          loading = undefined; // the next hover or focus retries
        },
      );
      return loading;
    },
  };
}

/**
 * Loads deferred code when its trigger is hovered or focused, or at once if it `isWanted`. `trigger` must be spread on the placeholder
 * element; nothing is swapped between press and release, or the click would get lost.
 */
export function useDeferred<P>(source: Deferred<P>, isWanted = false) {
  const [shown, setShown] = useState({ Component: source.ready, isAsked: false, takesFocus: false });
  const trigger: RefCallback<HTMLElement> = useCallback(
    (node) => {
      if (!node) return undefined;
      const end = new AbortController();
      const { signal } = end;
      let isPressed = false;
      let isAsked = false;
      const show = () => {
        const Component = source.ready;
        if (!Component || isPressed || signal.aborted) return;
        setShown({ Component, isAsked, takesFocus: node === document.activeElement });
      };
      const intend = () => void source.fetch().then(show);
      const press = () => {
        isPressed = true;
        intend();
      };
      const release = () => {
        setTimeout(() => {
          isPressed = false;
          show();
        });
      };
      const ask = () => {
        isPressed = false;
        isAsked = true;
        intend();
      };
      if (isWanted) intend();
      node.addEventListener('pointerenter', intend, { signal });
      node.addEventListener('focus', intend, { signal });
      node.addEventListener('pointerdown', press, { signal });
      node.addEventListener('click', ask, { signal });
      document.addEventListener('pointerup', release, { signal });
      document.addEventListener('pointercancel', release, { signal });
      return () => end.abort();
    },
    [source, isWanted],
  );
  return { ...shown, trigger };
}

/**
 * Forwards focus and click to the trigger that comes with the code. It is a click and not an open state, so that a menu opened by
 * keyboard focuses its first item (APG menu button).
 */
export function useHandover({ isAsked, takesFocus }: DeferredProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !trigger.current) return;
    isDone.current = true;
    if (takesFocus) trigger.current.focus({ preventScroll: true });
    if (isAsked) trigger.current.click();
  });
  return trigger;
}
