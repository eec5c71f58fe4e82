import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which the resume message is shown. */
const RESUME_SAID_MS = 8_000;

/** Seeks to the last position once, as soon as the duration is known; shows a message for a while. Without a position nothing happens. */
export function useResume(duration: number, resumeAt: number | undefined, seek: (to: number) => void) {
  const isDone = useRef(false);
  const [isSaid, say] = useState(false);
  useEffect(() => {
    if (isDone.current || duration === 0) return;
    isDone.current = true;
    if (resumeAt === undefined || resumeAt <= 0 || resumeAt >= duration) return;
    seek(resumeAt);
    say(true);
  }, [duration, resumeAt, seek]);
  useEffect(() => {
    if (!isSaid) return undefined;
    const timer = setTimeout(() => say(false), RESUME_SAID_MS);
    return () => clearTimeout(timer);
  }, [isSaid]);
  return isSaid;
}
