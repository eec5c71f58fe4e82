import { type DestinationStream, type Logger, pino } from 'pino';
import { codeOf } from './errorCode.ts';

/** The server's log: one JSON object a line, without addresses, queries, tokens, codes or phones (S9). */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, formatters: { level: (label: string) => ({ level: label }) } };
  return destination ? pino(options, destination) : pino(options);
}

/** Logged fields of an error: kind, code, message without values, and stack. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    kind: error.name,
    code: codeOf(error),
    message: withoutValues(error.message),
    at: frames.slice(0, 8).map((line) => line.trim()),
  };
}

/** Masks quoted values, addresses and long numbers, in which a driver may repeat user input. */
function withoutValues(message: string): string {
  return (
    message
      .split('\n')[0]
      ?.replaceAll(/"[^"]*"|'[^']*'/g, '…')
      .replaceAll(/\S+@\S+/g, '…')
      .replaceAll(/\d{5,}/g, '…')
      .slice(0, 300) ?? ''
  );
}
