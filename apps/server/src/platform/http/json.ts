/** Deepest nesting of a JSON body (S6). */
export const JSON_DEPTH_MAX = 20;
/** Most keys of one object: no call has as many, and V8 needs a new shape for each. */
export const OBJECT_KEYS_MAX = 200;

/** How much a JSON body may hold. */
export interface JsonLimits {
  /** Keys of all objects together. */
  keys: number;
  /** Commas outside texts: what objects and arrays hold, but for the first of each. */
  items: number;
}

/** What keeps a body from being parsed: no JSON (or a key twice, a key of a prototype), or more than its limits. */
export type JsonFault = 'json' | 'many';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const OPEN_OBJECT = 0x7b;
const OPEN_ARRAY = 0x5b;
const CLOSE_OBJECT = 0x7d;
const CLOSE_ARRAY = 0x5d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const BLANKS = new Set([0x20, 0x09, 0x0d, 0x0a]);

/**
 * Parses a JSON body within its limits; one that is malformed, nested deeper than 20 levels, or holds a key twice or a key that reaches
 * for a prototype is no JSON (E2, S6, Z2). The limits are checked in one pass over the text, which ends at the first that is passed:
 * parsing itself is what costs, so counting afterwards would be too late.
 */
export function parseJson(text: string, limits: JsonLimits): { value: unknown } | { fault: JsonFault } {
  const fault = faultOf(text, limits);
  if (fault) return { fault };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { fault: 'json' };
  }
}

function faultOf(text: string, limits: JsonLimits): JsonFault | null {
  const objects: (Set<string> | null)[] = [];
  let [keys, items] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      if (objects.length === JSON_DEPTH_MAX) return 'json';
      objects.push(code === OPEN_OBJECT ? new Set() : null);
    } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      objects.pop();
    } else if (code === COMMA) {
      items += 1;
      if (items > limits.items) return 'many';
    } else if (code === QUOTE) {
      const end = endOfString(text, at);
      if (end < 0) return 'json';
      const own = objects.at(-1);
      if (own && isKey(text, end)) {
        const key = unescaped(text, at, end);
        if (key === null || FORBIDDEN.has(key) || own.has(key)) return 'json';
        own.add(key);
        keys += 1;
        if (keys > limits.keys || own.size > OBJECT_KEYS_MAX) return 'many';
      }
      at = end;
    }
  }
  return null;
}

/** Where a text ends that begins at a quote; -1 if nowhere. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return -1;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (BLANKS.has(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === COLON;
}

function unescaped(text: string, start: number, end: number): string | null {
  const plain = text.slice(start + 1, end);
  if (!plain.includes('\\')) return plain;
  try {
    return JSON.parse(`"${plain}"`) as string;
  } catch {
    return null;
  }
}
