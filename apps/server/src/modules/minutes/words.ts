import type { LocalizedText } from '../../domain/words.ts';

/** In the ledger: minutes whose time is over. */
export const EXPIRED: LocalizedText = { cn: '分钟已过期', en: 'Minutes have run out' };

/** Why a package is not paid back. */
export const IN_USE: LocalizedText = { cn: '套餐分钟已开始使用', en: 'Minutes of this package have been used' };

/** Content of a package; `days` null lasts forever. */
export function packageNote(total: number, days: number | null): LocalizedText {
  if (days === null) return { cn: `共${total}分钟 · 长期有效`, en: `${total} minutes · no end` };
  return { cn: `共${total}分钟 · ${days}天内有效`, en: `${total} minutes · for ${days} days` };
}
