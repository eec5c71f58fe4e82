import type { Shape, WireCall, WireGroup } from '@shuyuan/contract';

/** Calls by domain and name, as far as their code is here. */
const groups = new Map<string, WireGroup>();
const refusals = new Map<number, Shape>();

/**
 * Registers calls of a domain. They come with the code that uses them: a module that names `api.courses.list` is built with the
 * declaration of that call (`scripts/contractGroups.ts`), so that each page loads its own calls only.
 */
export function addGroup(domain: string, calls: WireGroup) {
  groups.set(domain, { ...groups.get(domain), ...calls });
}

/** Registers the data of refusals, by code. */
export function addRefusals(shapes: Readonly<Record<number, Shape>>) {
  for (const [code, shape] of Object.entries(shapes)) refusals.set(Number(code), shape);
}

/** A call by its names; throws when it is used in a way that the build cannot detect. */
export function callOf(domain: string, name: string): WireCall {
  const call = groups.get(domain)?.[name];
  if (call) return call;
  throw new Error(
    `The call ${domain}.${name} is not here: it comes with modules that write "api.${domain}.${name}" out (scripts/contractGroups.ts).`,
  );
}

/** Decodes the data of a refusal; undefined for most codes, and where no decoder is registered. */
export function refusalShapeOf(code: number): Shape | undefined {
  return refusals.get(code);
}
