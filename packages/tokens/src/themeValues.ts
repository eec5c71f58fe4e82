import { type Oklch, toHex, toOklch } from './colour.ts';

/** Allowed sources of a school's pictures. */
export interface ThemeSources {
  /** Host names (with a port where there is one) that serve pictures of schools. */
  readonly allowedHosts: readonly string[];
  /** Origin of the page, for paths such as `/assets/logo.svg`. */
  readonly origin: string;
  /** The built-in brand whose look fills what the school leaves out; the default brand otherwise. */
  readonly brand?: string | undefined;
}

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** `#rrggbb`, or the numbers `{ L, C, H }` and nothing else; everything else is no colour (ui-kit 4.7 rule 2). */
export function parseColour(value: unknown): Oklch | undefined {
  if (typeof value === 'string') return /^#[0-9a-f]{6}$/i.test(value) ? toOklch(value) : undefined;
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return undefined;
  const { L, C, H } = value as Record<string, unknown>;
  return isBetween(L, 0, 1) && isBetween(C, 0, 0.4) && isBetween(H, 0, 360) ? { L, C, H } : undefined;
}

/** The colour serialised by us, whatever its form in the payload (ui-kit 4.7 rule 2). */
export function parseHex(value: unknown): string | undefined {
  if (typeof value === 'string') return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;
  const colour = parseColour(value);
  return colour && toHex(colour);
}

/** An integer within bounds (ui-kit 4.7 rule 3). */
export const parseInteger = (value: unknown, least: number, most: number) =>
  isBetween(value, least, most) && Number.isInteger(value) ? value : undefined;

/** One of the keys of a table (ui-kit 4.7 rule 3). */
export const parseKey = <Key extends string>(value: unknown, table: Readonly<Record<Key, unknown>>) =>
  typeof value === 'string' && Object.hasOwn(table, value) ? (value as Key) : undefined;

const EXTENSION = /\.(svg|png|jpg|webp|avif)$/i;
/** Spaces, control characters, and the invisible and direction marks that make an address look like another. */
const HIDDEN = /[\s\p{Cc}\p{Cf}]/u;

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * The address of a picture: https on an allowed host, or a path of our own origin; no credentials, at most 512 characters, a
 * picture's extension. Characters that could end a CSS string are percent-encoded (ui-kit 4.7 rule 4).
 */
export function parseImage(value: unknown, { allowedHosts, origin }: ThemeSources): string | undefined {
  if (typeof value !== 'string' || value.length > 512 || HIDDEN.test(value)) return undefined;
  const isPath = value.startsWith('/');
  const base = isPath ? origin : undefined;
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (url.username !== '' || url.password !== '' || !EXTENSION.test(url.pathname)) return undefined;
  const isOurs = isPath && url.origin === origin;
  const isAllowed = !isPath && url.protocol === 'https:' && allowedHosts.includes(url.host);
  return isOurs || isAllowed ? url.href.replace(/[^\w.~:/?#[\]@!$&*+,;=%-]/g, percent) : undefined;
}
