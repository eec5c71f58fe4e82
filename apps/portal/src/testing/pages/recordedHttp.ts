import type { Locale } from '@shuyuan/rules';
import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { answerKey, type Recorded } from './answerKey.ts';

/** Pages being opened and requests being answered, on the whole screen. */
export const work = { open: 0 };

/** Texts of recorded answers and what stands in their place. */
export type Replacements = readonly (readonly [recorded: string, shown: string])[];

/** How many parameters two requests of one call have in common. */
function likeness(one: string, other: string): number {
  const of = new Set(one.slice(one.indexOf('?') + 1).split('&'));
  return other
    .slice(other.indexOf('?') + 1)
    .split('&')
    .filter((part) => of.has(part)).length;
}

const callOf = (key: string) => key.split('?')[0];

/** The answer to a request: its own, or of the same call the one with the likest parameters, since ids of a school and instants are among them. */
export function answerTo<T>(answers: Readonly<Record<string, T>>, key: string): T | undefined {
  if (Object.hasOwn(answers, key)) return answers[key];
  const [likest] = Object.entries(answers)
    .filter(([other]) => callOf(other) === callOf(key))
    .sort(([one], [other]) => likeness(other, key) - likeness(one, key));
  return likest?.[1];
}

/** A request that no answer was recorded for is a missing call, and the console says which. */
function refuse(config: InternalAxiosRequestConfig, key: string): never {
  console.error(`No answer is recorded for ${key}: see tests/pages/record.ts.`);
  const response = { data: { error: key }, status: 404, statusText: '', headers: {}, config };
  throw new AxiosError(key, undefined, config, null, response);
}

/** An answer with its texts replaced. */
function withReplaced(answer: unknown, replacements: Replacements): unknown {
  const text = replacements.reduce((all, [recorded, shown]) => all.replaceAll(recorded, shown), JSON.stringify(answer));
  return JSON.parse(text);
}

/** Answers requests as the server did when it was recorded; they never leave the page. */
export function recordedHttp(answers: Recorded['answers'][Locale], replacements: Replacements): AxiosInstance {
  return axios.create({
    async adapter(config) {
      work.open += 1;
      try {
        await Promise.resolve();
        const given: unknown = config.params ?? JSON.parse(String(config.data ?? '{}'));
        const key = answerKey((config.method ?? 'get').toUpperCase(), config.url ?? '', given);
        const found = answerTo(answers, key);
        if (found === undefined) refuse(config, key);
        return { data: withReplaced(found, replacements), status: 200, statusText: '', headers: {}, config };
      } finally {
        work.open -= 1;
      }
    },
  });
}
