import { isGroup } from './rawToken.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A place in the checked value and what is wrong there. */
export interface Flaw {
  /** e.g. `seed.primary.hue`; empty for the whole value. */
  readonly at: string;
  readonly problem: string;
}

const numberOf = (schema: Schema, key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined);

/** True when a JSON value is of a JSON Schema type. */
function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return isGroup(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function checkText(value: string, schema: Schema): string[] {
  const { pattern } = schema;
  const [least, most] = [numberOf(schema, 'minLength') ?? 0, numberOf(schema, 'maxLength') ?? Number.POSITIVE_INFINITY];
  const problems: string[] = [];
  if (value.length < least || value.length > most) problems.push(`must have ${least} to ${most} characters`);
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) problems.push(`must match ${pattern}`);
  return problems;
}

function checkNumber(value: number, schema: Schema): string[] {
  const [least, most] = [numberOf(schema, 'minimum'), numberOf(schema, 'maximum')];
  if (least !== undefined && value < least) return [`must be at least ${least}`];
  if (most !== undefined && value > most) return [`must be at most ${most}`];
  return [];
}

/** The schema checker for brand files: the part of JSON Schema 2020-12 that `brand.schema.json` uses. */
export function validate(value: unknown, root: Schema): Flaw[] {
  const follow = (schema: Schema): Schema => {
    const { $ref } = schema;
    if (typeof $ref !== 'string') return schema;
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (isGroup(node) ? node[key] : undefined), root);
    if (!isGroup(target)) throw new Error(`The schema points at ${$ref}, which is not there.`);
    return target;
  };

  const checkObject = (object: Schema, schema: Schema, at: string): Flaw[] => {
    const properties = isGroup(schema['properties']) ? schema['properties'] : {};
    const { required, additionalProperties: others, propertyNames: names } = schema;
    const missing = (Array.isArray(required) ? required : []).filter((key: string) => !Object.hasOwn(object, key));
    const flaws: Flaw[] = missing.map((key: string) => ({ at, problem: `"${key}" is missing` }));
    for (const [key, child] of Object.entries(object)) {
      const below = at === '' ? key : `${at}.${key}`;
      const rule = Object.hasOwn(properties, key) ? properties[key] : others;
      if (isGroup(names)) flaws.push(...check(key, names, below));
      if (isGroup(rule)) flaws.push(...check(child, rule, below));
      else if (rule === false) flaws.push({ at: below, problem: 'is not known here' });
    }
    return flaws;
  };

  const checkArray = (items: readonly unknown[], schema: Schema, at: string): Flaw[] => {
    const { items: rule, uniqueItems } = schema;
    const flaws = isGroup(rule) ? items.flatMap((item, index) => check(item, rule, `${at}[${index}]`)) : [];
    const isRepeated = uniqueItems === true && new Set(items.map((item) => JSON.stringify(item))).size < items.length;
    return isRepeated ? [...flaws, { at, problem: 'must not repeat an entry' }] : flaws;
  };

  /** The one of several schemas that is for a value of this type; the last one when none is. */
  const choose = (part: unknown, { anyOf }: Schema): Schema | undefined => {
    const schemas = (Array.isArray(anyOf) ? anyOf : []).filter(isGroup).map(follow);
    return schemas.find(({ type }) => typeof type === 'string' && hasType(part, type)) ?? schemas.at(-1);
  };

  const check = (part: unknown, unresolved: Schema, at: string): Flaw[] => {
    const followed = follow(unresolved);
    const schema = choose(part, followed) ?? followed;
    const { type, enum: choices } = schema;
    if (typeof type === 'string' && !hasType(part, type)) return [{ at, problem: `must be of type ${type}` }];
    const problems: string[] = [];
    if (Array.isArray(choices) && !choices.includes(part)) problems.push(`must be one of ${choices.join(', ')}`);
    if (typeof part === 'string') problems.push(...checkText(part, schema));
    if (typeof part === 'number') problems.push(...checkNumber(part, schema));
    const here = problems.map((problem) => ({ at, problem }));
    if (Array.isArray(part)) return [...here, ...checkArray(part, schema, at)];
    return isGroup(part) ? [...here, ...checkObject(part, schema, at)] : here;
  };

  return check(value, root, '');
}
