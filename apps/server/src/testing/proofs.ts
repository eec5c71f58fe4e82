import { pbkdf2Sync } from 'node:crypto';
import { type Call, type InputOf, PROOF_NEEDED } from '@shuyuan/contract';
import type { Answer, Caller } from './caller.ts';

/** Work as a refusal asks for it. */
export interface Work {
  challenge: string;
  parts: number;
  tries: number;
  cost: number;
}

type Options = Parameters<Caller['answer']>[2];

/** The proof that a browser finds. */
export function solve({ challenge, parts, tries, cost }: Work): string {
  const counters = Array.from({ length: parts }, (_none, part) => {
    for (let counter = 0; ; counter += 1) if (isSolution({ challenge, tries, cost }, part, counter)) return counter;
  });
  return proofOf(challenge, counters);
}

/** A proof of the right form whose last part is not solved. */
export function unsolved(work: Work): string {
  const { challenge, parts } = work;
  let counter = 0;
  while (isSolution(work, parts - 1, counter)) counter += 1;
  const [, counters = ''] = /\.([0-9a-z-]+)$/.exec(solve(work)) ?? [];
  return `${challenge}.${[...counters.split('-').slice(0, -1), counter.toString(36)].join('-')}`;
}

function proofOf(challenge: string, counters: readonly number[]): string {
  return `${challenge}.${counters.map((counter) => counter.toString(36)).join('-')}`;
}

function isSolution({ challenge, tries, cost }: Omit<Work, 'parts'>, part: number, counter: number): boolean {
  return pbkdf2Sync(`${part}:${counter}`, challenge, cost, 4, 'sha256').readUInt32BE() < 2 ** 32 / tries;
}

/** The work that an answer asks for; throws where it asks for none. */
export function workOf({ code, body }: Pick<Answer<Call>, 'code' | 'body'>): Work {
  if (code !== PROOF_NEEDED) throw new Error(`no proof is asked for: ${JSON.stringify(body)}`);
  return body['resultData'] as Work;
}

/** Asks as the portal does: where a proof is needed, it is found and the request sent again. */
export async function answerProving<C extends Call>(
  caller: Caller,
  call: C,
  input: InputOf<C>,
  options?: Options,
): Promise<Answer<C>> {
  const answer = await caller.answer(call, input, options);
  if (answer.code !== PROOF_NEEDED) return answer;
  return caller.answer(call, { ...(input as object), proof: solve(workOf(answer)) } as InputOf<C>, options);
}
