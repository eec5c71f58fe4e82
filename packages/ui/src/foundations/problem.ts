/** Something that the kit was given and cannot show. */
export interface KitProblem {
  /** `amount`: no whole number of fen; a dash is shown. */
  kind: 'amount';
  /** For developers and operators. */
  message: string;
  /** What was given. */
  value: unknown;
}

/** Most messages that are remembered as printed. */
const PRINTED_MAX = 100;
const printed = new Set<string>();

/** Prints each message once: the default of `onProblem`. */
export function printOnce({ message }: KitProblem) {
  if (printed.has(message) || printed.size >= PRINTED_MAX) return;
  printed.add(message);
  console.error(message);
}
