import { useEffect } from 'react';
import { useRoot } from '../../page/context.tsx';

/** Calls `reread` when a lesson of one's class began, ended or was cancelled (type 108); for observers. */
export function useLessonChanges(reread: () => unknown) {
  const { session } = useRoot().live;
  useEffect(() => session?.onLesson(() => void reread()), [session, reread]);
}
