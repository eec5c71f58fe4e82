import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { type Group, isGroup } from './rawToken.ts';

/** A place in the checked value and what is wrong there. */
export interface Flaw {
  /** e.g. `seed.primary.hue`; empty for the whole value. */
  readonly at: string;
  readonly problem: string;
}

/** Keywords that only say that something below them is wrong. */
const WRAPPERS = new Set(['$ref', 'properties', 'additionalProperties', 'propertyNames', 'items', 'anyOf']);

const validators = new WeakMap<Group, Validator>();

/** What is wrong with a value by a schema of JSON Schema 2020-12, a plain sentence each; interpreted, so that no page needs eval. */
export function validate(value: unknown, root: Group): Flaw[] {
  // The checker marks the schema, and stops at the first flaw unless told otherwise.
  const validator = validators.get(root) ?? new Validator(structuredClone(root) as Schema, '2020-12', false);
  validators.set(root, validator);
  try {
    const { errors } = validator.validate(value);
    const told = errors.filter((error) => !WRAPPERS.has(error.keyword) && isOfItsType(error, errors));
    return told.map((error) => ({ at: placeOf(error, value), problem: problemOf(error, root) }));
  } catch (error) {
    // Names that are half a surrogate pair have no place that could be told.
    if (error instanceof URIError) return [{ at: '', problem: 'has a name that is no text' }];
    throw error;
  }
}

/** Of several schemas for a value, the one that is for its type speaks; the last one when none is. */
function isOfItsType(error: OutputUnit, errors: readonly OutputUnit[]): boolean {
  const choices = errors.filter(({ keyword, keywordLocation: at }) => {
    return keyword === 'anyOf' && error.keywordLocation.startsWith(`${at}/`);
  });
  return choices.every(({ instanceLocation, keywordLocation }) => {
    const branchOf = ({ keywordLocation: at }: OutputUnit) =>
      Number(at.startsWith(`${keywordLocation}/`) ? at.slice(keywordLocation.length + 1).split('/')[0] : Number.NaN);
    const below = errors.filter((other) => !Number.isNaN(branchOf(other)));
    const branches = [...new Set(below.map(branchOf))];
    const isForType = (branch: number) =>
      !below.some(
        (other) =>
          other.keyword === 'type' && other.instanceLocation === instanceLocation && branchOf(other) === branch,
      );
    return branchOf(error) === (branches.find(isForType) ?? branches.at(-1));
  });
}

const partsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** `#/tenants/0` as `tenants[0]`. */
function placeOf({ instanceLocation }: OutputUnit, value: unknown): string {
  let [place, part] = ['', value];
  for (const key of partsOf(instanceLocation)) {
    if (Array.isArray(part)) [place, part] = [`${place}[${key}]`, part[Number(key)]];
    else [place, part] = [place === '' ? key : `${place}.${key}`, isGroup(part) ? part[key] : undefined];
  }
  return place;
}

/** The schema that holds the keyword of an error, through its references. */
function schemaOf({ keywordLocation }: OutputUnit, root: Group): Group {
  const step = (node: unknown, key: string): unknown => {
    const below = Array.isArray(node) ? node[Number(key)] : isGroup(node) ? node[key] : undefined;
    return key === '$ref' && typeof below === 'string' ? partsOf(below).reduce<unknown>(step, root) : below;
  };
  const schema = partsOf(keywordLocation).slice(0, -1).reduce<unknown>(step, root);
  return isGroup(schema) ? schema : {};
}

function problemOf(error: OutputUnit, root: Group): string {
  const { keyword } = error;
  if (keyword === 'false') return 'is not known here';
  if (keyword === 'required') return `${/"[^"]*"/.exec(error.error)?.[0]} is missing`;
  const schema = schemaOf(error, root);
  const limit = schema[keyword];
  switch (keyword) {
    case 'type':
      return `must be of type ${limit}`;
    case 'enum':
      return `must be one of ${Array.isArray(limit) ? limit.join(', ') : limit}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'minLength':
    case 'maxLength':
      return `must have ${schema['minLength'] ?? 0} to ${schema['maxLength']} characters`;
    case 'pattern':
      return `must match ${limit}`;
    case 'uniqueItems':
      return 'must not repeat an entry';
    default:
      return error.error;
  }
}
