import type { CapturedFrame } from '@shuyuan/ui';
import { useEffect, useState } from 'react';

/** A picture that a note will hold. */
export interface Frame {
  blob: Blob;
  /** Address of its preview in this page. */
  url: string;
}

/** The picture of the second that is being noted, or why there is none; its preview lives as long as it is shown. */
export function useFrame(capture: () => Promise<CapturedFrame>) {
  const [frame, setFrame] = useState<Frame | null>(null);
  const [problem, setProblem] = useState<'notReady' | 'forbidden' | null>(null);
  useEffect(() => () => (frame ? URL.revokeObjectURL(frame.url) : undefined), [frame]);
  return {
    frame,
    problem,
    take: async () => {
      const taken = await capture();
      const isTaken = 'blob' in taken;
      setProblem(isTaken ? null : taken.problem);
      if (isTaken) setFrame({ blob: taken.blob, url: URL.createObjectURL(taken.blob) });
      return isTaken;
    },
    drop: () => setFrame(null),
  };
}
