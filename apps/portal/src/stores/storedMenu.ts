/** What every entry of a menu has. */
interface Entry {
  id: number;
  name: string;
  path: string;
}

/** The entries of a menu that was stored, or written into the page; what is none is left out (B6). */
export function menuOf<T extends Entry>(value: unknown): T[] {
  return Array.isArray(value) ? value.filter((each): each is T => isEntry(each)) : [];
}

/** The same from text; corrupt text holds no entries. */
export function readMenu<T extends Entry>(text: string | null): T[] {
  try {
    return menuOf<T>(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, path } = value as Record<string, unknown>;
  return typeof id === 'number' && typeof name === 'string' && typeof path === 'string';
}
