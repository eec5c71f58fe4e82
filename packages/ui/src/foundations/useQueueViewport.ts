import {
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { chainHandlers } from './chainHandlers.ts';
import type { TimedState } from './timedQueue.ts';
import { useHydrated } from './useHydrated.ts';
import { useMergedRefs } from './useMergedRefs.ts';

interface Queue<M> {
  subscribe(listener: () => void): () => void;
  getState(): TimedState<M>;
  attach(): () => void;
  pause(): void;
  resume(): void;
  dismiss(id: number): void;
}

type RootProps = HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> | undefined };

/**
 * The viewport of a queue: what it shows, and the props of its root, whose other props are given. While it is hovered or holds the focus
 * the timers pause (WCAG 2.2.1); an element that is removed while it has the focus tells nobody, so that is asked again whenever what
 * is shown has changed. Escape removes the newest message that can be closed. Nothing is shown before the page is hydrated.
 */
export function useQueueViewport<M extends { readonly id: number; readonly closable: boolean }>(
  queue: Queue<M>,
  given: RootProps,
) {
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
  const isHydrated = useHydrated();
  const [isReady, setReady] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isHovered = useRef(false);
  const ref = useMergedRefs(root, given.ref);
  const visible = isReady ? state.visible : [];
  const decide = () => {
    const isUsed = isHovered.current || root.current?.contains(document.activeElement) === true;
    if (isUsed) queue.pause();
    else queue.resume();
  };
  const hover = (next: boolean) => () => {
    isHovered.current = next;
    decide();
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = visible.findLast((message) => message.closable);
    if (event.key === 'Escape' && last) queue.dismiss(last.id);
  };

  useEffect(() => {
    setReady(true);
    return queue.attach();
  }, [queue]);
  useEffect(() => {
    if (visible.length === 0) isHovered.current = false;
    decide();
  });
  const own = {
    onFocus: decide,
    onBlur: decide,
    onMouseEnter: hover(true),
    onMouseLeave: hover(false),
    onKeyDown: handleKey,
  };
  return { isHydrated, visible, log: state.log, rootProps: { ...given, ...chainHandlers(given, own), ref } };
}
