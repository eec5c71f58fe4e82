/** Longest query of an address, in bytes (S6). */
export const QUERY_MAX_BYTES = 8_192;

/** A parsed query: every parameter once, as text; `isMalformed` when one came twice, as an array, or badly encoded (Z2, E2). */
export interface Query {
  readonly values: Readonly<Record<string, string>>;
  readonly isMalformed: boolean;
}

/** Parses a query strictly; ambiguous input that `URLSearchParams` accepts is refused. */
export function parseQuery(text: string): Query {
  const values: Record<string, string> = Object.create(null);
  let isMalformed = false;
  for (const part of text === '' ? [] : text.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = decode(at < 0 ? part : part.slice(0, at));
    const value = decode(at < 0 ? '' : part.slice(at + 1));
    if (name === null || value === null || name.includes('[') || name in values) isMalformed = true;
    else values[name] = value;
  }
  return { values, isMalformed };
}

function decode(text: string): string | null {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
