import type { Language } from '../i18n/language.ts';
import { hold } from './toastHost.tsx';

/** Why requests wait: for a crowded server (S12), or for a proof that this browser works on (S15). */
type Wait = 'waiting' | 'proving';

const removes = new Map<Wait, () => void>();
const present = new Set<Wait>();

/** Says once why requests wait, for as long as they do. */
export async function showWait(wait: Wait, isNow: boolean, language: Language) {
  if (isNow) present.add(wait);
  else present.delete(wait);
  if (isNow) await language.need(['rush']);
  removes.get(wait)?.();
  removes.delete(wait);
  if (present.has(wait)) removes.set(wait, hold('info', language.i18n.t(wait, { ns: 'rush' })));
}
