import type { Locale } from '@shuyuan/rules';
import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { answerKey, type Recorded } from './answerKey.ts';

/** Pages being opened and requests being answered, on the whole screen. */
export const work = { open: 0 };

/** What the page on screen was told, as text: whoever looks for words that are not its own asks here. */
export const told = { texts: [] as string[] };

/** What pages did that they do not show by themselves: requests, notices, ways to other addresses. */
export const signals = { count: 0 };

/** Texts of recorded answers and what stands in their place. */
export type Replacements = readonly (readonly [recorded: string, shown: string])[];

/** Names of parameters that hold ids of a school, instants, or the chat platform of the brand shown: `courseId`, `toUserIdList`, `beginTime`. */
const VARYING = /(Id|IdList|Num|Time)$|^platformType$/;

/** The parameters of a request without the values that differ between recordings: ids of a school and instants. */
function questionOf(key: string): string {
  const at = key.indexOf('?');
  if (at < 0) return key;
  const parts = key
    .slice(at + 1)
    .split('&')
    .map((part) => {
      const name = part.slice(0, part.indexOf('='));
      return VARYING.test(name) ? `${name}=…` : part;
    });
  return `${key.slice(0, at)}?${parts.join('&')}`;
}

/**
 * The answer to a request: its own, or the one to the same question about another id or at another instant, since ids of a school and instants
 * differ. Another page, tab or filter is another question.
 */
export function answerTo<T>(answers: Readonly<Record<string, T>>, key: string): T | undefined {
  if (Object.hasOwn(answers, key)) return answers[key];
  const question = questionOf(key);
  return Object.entries(answers).find(([other]) => questionOf(other) === question)?.[1];
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
      signals.count += 1;
      try {
        await Promise.resolve();
        const given: unknown = config.params ?? JSON.parse(String(config.data ?? '{}'));
        const key = answerKey((config.method ?? 'get').toUpperCase(), config.url ?? '', given);
        const found = answerTo(answers, key);
        if (found === undefined) refuse(config, key);
        const data = withReplaced(found, replacements);
        told.texts.push(JSON.stringify(data));
        return { data, status: 200, statusText: '', headers: {}, config };
      } finally {
        work.open -= 1;
      }
    },
  });
}
