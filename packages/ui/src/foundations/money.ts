import { formatMoney, type MoneyFormat } from '@shuyuan/rules';

/** Something that the kit was given and cannot show. */
export interface KitProblem {
  /** `amount`: no whole number of fen; a dash is shown. */
  kind: 'amount';
  /** For developers and operators. */
  message: string;
  /** What was given. */
  value: unknown;
}

/** Shows an amount of fen. */
export type Money = (fen: number, layout?: MoneyFormat['layout']) => string;

/** Shown in place of what is no amount. */
const DASH = '—';
/** Most messages that are remembered as printed. */
const PRINTED_MAX = 100;
const printed = new Set<string>();

/** Prints each message once: the default of `onProblem`. */
export function printOnce({ message }: KitProblem) {
  if (printed.has(message) || printed.size >= PRINTED_MAX) return;
  printed.add(message);
  console.error(message);
}

/** An amount as it is shown; what is no whole number of fen becomes a dash and is reported after the rendering. */
export function moneyIn(onProblem: (problem: KitProblem) => void): Money {
  return (fen, layout = 'card') => {
    if (Number.isSafeInteger(fen)) return formatMoney(fen, { layout });
    const given = typeof fen === 'string' ? `the text "${String(fen)}"` : String(fen);
    const message = `Shuyuan: an amount must be a whole number of fen, but is ${given}; a dash is shown in its place.`;
    queueMicrotask(() => onProblem({ kind: 'amount', message, value: fen }));
    return DASH;
  };
}
