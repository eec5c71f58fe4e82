import { asObject } from './PersonalEntries.ts';
import type { KeyValueStore } from './services.ts';

/** Whose something is that a person has entered. */
export interface Owner {
  type: 'student' | 'lecturer';
  id: number;
}

/** Whether a part of a personal record is this person's: records name a student by the id alone, or either by type and id. */
export function isPartOf(part: string, { type, id }: Owner): boolean {
  return (type === 'student' && part === String(id)) || part === `${type}:${id}` || part === `${type} ${id}`;
}

/** The parts of a stored record by their owners; none for what is no record (B6). */
export function partsOf(text: string | null): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** Removes one person's parts of a stored record; those of others stay. */
export function removeParts(storage: KeyValueStore, key: string, owner: Owner) {
  const text = storage.read(key);
  if (text === null) return;
  const left = Object.entries(partsOf(text)).filter(([part]) => !isPartOf(part, owner));
  if (left.length > 0) storage.write(key, JSON.stringify(Object.fromEntries(left)));
  else storage.remove(key);
}
