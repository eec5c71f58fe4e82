import { useMemo } from 'react';
import { useKit } from './KitProvider/kitContext.ts';
import { currencyFormat, type Money, moneyIn } from './money.ts';

/** Shows amounts in the provider's currency; one that is none becomes a dash and goes to the provider's `onProblem`. */
export function useMoney(): Money {
  const { onProblem, currency, formats, language } = useKit();
  const own = formats?.money;
  return useMemo(
    () => moneyIn(onProblem, own ?? currencyFormat(currency, language)),
    [onProblem, own, currency, language],
  );
}
