import type { Language } from '../i18n/language.ts';
import { hold } from './toastHost.tsx';

let remove: (() => void) | null = null;
let isCrowded = false;

/** Says once that many people are here, for as long as a request waits for a crowded server (S12). */
export async function showCrowd(isNow: boolean, language: Language) {
  isCrowded = isNow;
  if (isNow) await language.need(['rush']);
  remove?.();
  remove = isCrowded ? hold('info', language.i18n.t('waiting', { ns: 'rush' })) : null;
}
