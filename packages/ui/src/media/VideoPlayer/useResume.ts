import { useEffect, useRef, useState } from 'react';

/** How long it is said that one went on where one stopped. */
const RESUME_SAID_MS = 8_000;

/** Goes to where one stopped, once, as soon as the length is known; says for a while that it did. */
export function useResume(duration: number, resumeAt: number, seek: (to: number) => void) {
  const isDone = useRef(false);
  const [isSaid, say] = useState(false);
  useEffect(() => {
    if (isDone.current || duration === 0) return;
    isDone.current = true;
    if (resumeAt <= 0 || resumeAt >= duration) return;
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
