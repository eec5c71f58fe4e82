import type { Shape, WireCall, WireGroup } from '@shuyuan/contract';

/** Calls by domain and name, as far as their code is here. */
const groups = new Map<string, WireGroup>();
const refusals = new Map<number, Shape>();

/**
 * Takes in the calls of a domain. They come with the code that uses them: a module that names `api.courses` is built with an
 * import of that domain's calls (`scripts/contractGroups.ts`), so that no page waits for them and none brings those of others.
 */
export function addGroup(domain: string, calls: WireGroup) {
  groups.set(domain, calls);
}

/** Takes in what refusals carry, by their code. */
export function addRefusals(shapes: Readonly<Record<number, Shape>>) {
  for (const [code, shape] of Object.entries(shapes)) refusals.set(Number(code), shape);
}

/** A call by its names; throws where it is asked for in a way that the build does not see. */
export function callOf(domain: string, name: string): WireCall {
  const call = groups.get(domain)?.[name];
  if (call) return call;
  throw new Error(
    `The call ${domain}.${name} is not here: its group comes with modules that write "api.${domain}" out (scripts/contractGroups.ts).`,
  );
}

/** What a refusal of this code carries; undefined for most, and where no code is here that reads it. */
export function refusalShapeOf(code: number): Shape | undefined {
  return refusals.get(code);
}
