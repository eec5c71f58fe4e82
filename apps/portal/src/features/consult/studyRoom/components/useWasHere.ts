import { useEffect, useState } from 'react';

/** Whether the peer has been here before: leaving is described otherwise than not having come yet. */
export function useWasHere(isHere: boolean): boolean {
  const [was, setWas] = useState(isHere);
  useEffect(() => {
    if (isHere) setWas(true);
  }, [isHere]);
  return was;
}
