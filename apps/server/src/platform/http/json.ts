/** Deepest nesting of a JSON body (S6). */
export const JSON_DEPTH_MAX = 20;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a JSON body; null when it is malformed, nested deeper than 20 levels, or holds a key twice or a key that
 * reaches for a prototype (E2, S6, Z2). One pass, no recursion.
 */
export function parseJson(text: string): { value: unknown } | null {
  if (!isPlain(text)) return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function isPlain(text: string): boolean {
  const objects: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') {
      if (objects.length === JSON_DEPTH_MAX) return false;
      objects.push(character === '{' ? new Set() : null);
    } else if (character === '}' || character === ']') {
      objects.pop();
    } else if (character === '"') {
      const end = endOfString(text, at);
      if (end < 0) return false;
      const keys = objects.at(-1);
      if (keys && isKey(text, end)) {
        const key = unescaped(text.slice(at, end + 1));
        if (key === null || FORBIDDEN.has(key) || keys.has(key)) return false;
        keys.add(key);
      }
      at = end;
    }
  }
  return true;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
}

function isKey(text: string, end: number): boolean {
  for (let at = end + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (!' \t\r\n'.includes(character)) return character === ':';
  }
  return false;
}

function unescaped(literal: string): string | null {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return null;
  }
}
