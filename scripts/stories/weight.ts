import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes that all pictures may have together with the five brands of the first day: they are part of every clone. */
export const BASE_BYTES = 30_000_000;
const BASE_BRANDS = 5;

/** Bytes for each further brand, which has pictures of the telling pages and nothing else. */
export const BRAND_BYTES = 600_000;

/** The pictures of a folder. */
export interface Weight {
  readonly pictures: number;
  readonly bytes: number;
  /** What they may have. */
  readonly mostBytes: number;
  readonly isOver: boolean;
}

/** What the pictures of a folder weigh; more than they may, and the story tests fail (docs/decisions/0026). */
export function weigh(folder: string, brands: number): Weight {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.webp')) : [];
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  const mostBytes = BASE_BYTES + Math.max(0, brands - BASE_BRANDS) * BRAND_BYTES;
  return { pictures: files.length, bytes, mostBytes, isOver: bytes > mostBytes };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** One sentence about it, for a person. */
export function weightSentence({ pictures, bytes, mostBytes, isOver }: Weight): string {
  const heavy = isOver ? ': too much; show less in the heaviest, or leave a state out that another one shows' : '';
  return `Pictures: ${pictures}, ${megabytes(bytes)} of at most ${megabytes(mostBytes)}${heavy}.`;
}
