import type { Request } from './load.ts';
import type { Recorded } from './recording.ts';
import type { BenchSchool } from './school.ts';
import { type Facts, learnScript, type Script } from './script.ts';

/** One step: the request to our server, and its repetition by a peer. */
export interface Act {
  /** Request number `n`. */
  request(n: number): Request;
  /** Of each request. */
  facts: Facts[];
  script: Script;
  /** A recorded response of our server. */
  answer: string;
}

/** Records the statements of one piece of work. */
export type Recorder = (work: () => Promise<unknown>) => Promise<Recorded[]>;

/** Has two requests of one call handled in this process, and derives from their statements the script that a peer repeats for others. */
export async function learnAct(
  { school, record }: { school: Pick<BenchSchool, 'answerHere'>; record: Recorder },
  requests: readonly Request[],
  facts: readonly Facts[],
): Promise<Pick<Act, 'script' | 'answer'>> {
  const answers: string[] = [];
  const recordings: Recorded[][] = [];
  for (const request of requests) {
    recordings.push(await record(async () => answers.push(await school.answerHere(request))));
  }
  const [one = [], other = []] = recordings;
  return { script: learnScript(one, other, [facts[0] ?? {}, facts[1] ?? {}]), answer: answers[0] ?? '' };
}
