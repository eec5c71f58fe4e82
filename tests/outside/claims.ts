import { articlesRead } from '../../apps/portal/src/i18n/cn/articlesRead.ts';
import { common } from '../../apps/portal/src/i18n/cn/common.ts';
import { courseDetail } from '../../apps/portal/src/i18n/cn/courseDetail.ts';
import { discounts } from '../../apps/portal/src/i18n/cn/discounts.ts';
import { groupon } from '../../apps/portal/src/i18n/cn/groupon.ts';
import { lecturers } from '../../apps/portal/src/i18n/cn/lecturers.ts';
import { myClass } from '../../apps/portal/src/i18n/cn/myClass.ts';
import { player } from '../../apps/portal/src/i18n/cn/player.ts';
import { profile } from '../../apps/portal/src/i18n/cn/profile.ts';
import { promotion } from '../../apps/portal/src/i18n/cn/promotion.ts';
import { studyRoom } from '../../apps/portal/src/i18n/cn/studyRoom.ts';
import { writing } from '../../apps/portal/src/i18n/cn/writing.ts';

/** Every text of these pages that says of a thing that it is not there: keys that begin with `missing`. */
function missingTexts(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return missingTexts(value);
    return typeof value === 'string' && key.startsWith('missing') && !value.includes('{{') ? [value] : [];
  });
}

/**
 * What a page never says at a backend that does not tell it (decision 0050): that a thing does not exist, since the backend of these tests
 * never says so; a number, a state or a reason of learning, since it names none; and that a person lacks something.
 */
const CLAIMS: readonly (string | RegExp)[] = [
  ...[
    articlesRead,
    courseDetail,
    discounts,
    groupon,
    lecturers,
    myClass,
    player,
    promotion,
    studyRoom,
    writing,
  ].flatMap(missingTexts),
  common.errors.missing,
  ...[/(?<![\d/])0\/\d+讲/, /(?<![\d.])0%/, /(?<![\d.])0节/, '还没开始', player.noPractice, player.saved],
  ...[profile.notMember, profile.gradeNone, profile.notBound],
];

/** What a page says in spite of that, because the record itself tells it. */
const TOLD: Readonly<Record<string, string>> = {
  // The record names an empty email.
  '/personal': profile.notBound,
};

/** The claims that a page makes. */
export function claimsOf(address: string, text: string): string[] {
  return CLAIMS.filter((claim) => TOLD[address] !== claim)
    .filter((claim) => (typeof claim === 'string' ? text.includes(claim) : claim.test(text)))
    .map(String);
}
