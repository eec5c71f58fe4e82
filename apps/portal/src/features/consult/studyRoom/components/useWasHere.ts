import { useEffect, useState } from 'react';

/** Whether somebody has been here before: who left is described otherwise than who has not come. */
export function useWasHere(isHere: boolean): boolean {
  const [was, setWas] = useState(isHere);
  useEffect(() => {
    if (isHere) setWas(true);
  }, [isHere]);
  return was;
}
