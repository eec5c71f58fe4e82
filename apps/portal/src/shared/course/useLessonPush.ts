import { useEffect } from 'react';
import { useRoot } from '../../page/context.tsx';

/** Calls `refresh` when a lesson of one's class began, ended or was cancelled, and after a reconnect, when one may have (W6). */
export function useLessonPush(refresh: () => void) {
  const live = useRoot().live.session;
  useEffect(() => {
    if (!live) return undefined;
    let hasBeenOpen = live.socket.state === 'open';
    const ends = [
      live.onLesson(refresh),
      live.socket.onOpen(() => {
        // What the page has read while the first connection opened is current.
        if (hasBeenOpen) refresh();
        hasBeenOpen = true;
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [live, refresh]);
}
