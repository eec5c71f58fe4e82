import { useMemo } from 'react';
import { useKit } from './KitProvider/kitContext.ts';
import { type Money, moneyIn } from './money.ts';

/** Shows amounts of fen; one that is none becomes a dash and goes to the provider's `onProblem`. */
export function useMoney(): Money {
  const { onProblem } = useKit();
  return useMemo(() => moneyIn(onProblem), [onProblem]);
}
