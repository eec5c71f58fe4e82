import type { Call } from '@shuyuan/contract';
import type { JsonLimits } from './json.ts';

/** Limits of a body: its bytes, and what its JSON may hold (S6). */
interface BodyLimits extends JsonLimits {
  bytes: number;
}

/** Bodies by kind of call: most are a few fields; a document is an article, a whole paper, or marks drawn over a photo. */
export const BODY_LIMITS: Readonly<Record<'ordinary' | 'document', BodyLimits>> = {
  ordinary: { bytes: 65_536, keys: 4_000, items: 10_000 },
  document: { bytes: 262_144, keys: 40_000, items: 60_000 },
};

/** Limits of the body of a call; routes outside the contract have the ordinary ones. */
export function bodyLimitsOf(call: Call | undefined): BodyLimits {
  return BODY_LIMITS[call?.isDocument ? 'document' : 'ordinary'];
}
