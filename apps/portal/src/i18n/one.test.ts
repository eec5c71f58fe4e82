import { expect, it } from 'vitest';

/** A number and a noun in the plural. */
const PLURAL =
  /\{\{\w+\}\} (?:more |percentage )?(?:lessons|questions|points|places|seats|days|hours|minutes|characters|words|files|tasks|pictures|articles|courses|certificates|practices|students|groups|times|credits|months|people|classes|weeks|works|reads|comments|replies|tries|lecturers|seconds|attempts|coupons|orders|notes|messages)\b/;

/** Texts whose number is never one. */
const NEVER_ONE = {
  'a limit or a term of the rules': [
    ...['about.stepLiveText', 'about.priceRefundText', 'courseDetail.ownedReasonLive', 'courseDetail.promiseRefund'],
    ...['chat.marking.sent', 'chat.marking.next', 'chat.marking.nextNone', 'chat.marking.changeable'],
    ...['chatMarking.sent', 'chatMarking.next', 'chatMarking.nextNone', 'chatMarking.changeable'],
    ...['chat.desk.outcome.missed', 'chatDesk.outcome.missed'],
    ...['checkout.promiseRefund', 'checkout.promiseHeld', 'checkout.promiseWaits', 'checkout.why.credits'],
    ...['coupons.endingSoon', 'exchange.howToEarn', 'exchange.noRowsHint.credits', 'hall.steps.enter.title'],
    ...['membership.payWithin', 'overview.soon', 'player.aheadHint'],
    ...[
      'orders.refundRule.course',
      'orders.refundRule.group',
      'orders.refundRule.membership',
      'orders.refundRule.minutes',
    ],
    ...[
      'orders.reviewNote.course',
      'orders.reviewNote.membership',
      'orders.reviewNote.minutes',
      'orders.reviewNote.postage',
    ],
    ...['ranking.countedFew', 'ranking.fewHint', 'studyRoom.waitingHint', 'studyRoom.fileProblem.count'],
    ...['studyRoom.endHint.missed'],
    ...['groupon.why.open', 'groupon.step3Text', 'groupon.rule1', 'groupon.joinNote'],
  ],
  'the points of a whole paper or of a part of it': [
    ...['archives.points', 'assess.last.score', 'assess.last.level', 'assess.makeup.part', 'assess.expire.lastScore'],
    ...['assess.levels.from', 'assess.levels.below', 'assess.result.of', 'assess.review.section'],
    ...['assessExpire.lastScore', 'assessReview.section', 'lessons.practice.score'],
    ...['practice.row.score', 'practice.row.scoreLevel', 'practice.row.failed', 'practice.result.trend'],
  ],
  'what a school sells or sets': [
    ...[
      'assess.lead',
      'assess.ready.time',
      'assess.task.minWords',
      'assess.task.enough',
      'assessTask.minWords',
      'assessTask.enough',
      'checkout.playback',
    ],
    ...['courseDetail.promiseReplay', 'courseDetail.promiseWatch', 'membership.buyDays', 'membership.renewDays'],
    ...['membership.lastsDays', 'membership.lastsUntil', 'membership.extendsUntil'],
  ],
  'another text is taken for one': [
    ...['lessons.chapterPart', 'membership.savedTimes', 'studyRoom.lastMinutes', 'writing.length'],
    ...['ranking.counted.week', 'ranking.counted.month', 'ranking.counted.all'],
  ],
};

/** Texts with a number before a plural and none for one, by namespace and key. */
function withoutOne(texts: object, at: string): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'object' && text !== null) return withoutOne(text, `${at}.${key}`);
    if (typeof text !== 'string' || key.endsWith('_one') || `${key}_one` in texts || !PLURAL.test(text)) return [];
    return /\{\{(?:max|most)\}\}/.test(PLURAL.exec(text)?.[0] ?? '') ? [] : [`${at}.${key}`];
  });
}

it('no English text says "1 lessons" (i18next takes `key_one` for a `count` of 1)', async () => {
  const found: string[] = [];
  for (const [file, load] of Object.entries(import.meta.glob<Record<string, object>>('./en/*.ts')))
    for (const texts of Object.values(await load()))
      found.push(...withoutOne(texts, file.slice('./en/'.length, -'.ts'.length)));
  const known = Object.values(NEVER_ONE).flat();
  expect(found.filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => !found.includes(key))).toEqual([]);
});
