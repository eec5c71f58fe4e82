import i18next from 'i18next';
import { expect, it } from 'vitest';

type Namespaces = Record<string, object>;
const namespaces = (found: Record<string, Namespaces>): Namespaces => Object.assign({}, ...Object.values(found));
const resources = {
  cn: namespaces(import.meta.glob<Namespaces>('./cn/*.ts', { eager: true })),
  en: namespaces(import.meta.glob<Namespaces>('./en/*.ts', { eager: true })),
};
const texts = i18next.createInstance({ lng: 'cn', interpolation: { escapeValue: false }, resources });
await texts.init();

/** A text with what it is given, what it says in each language, and what it must not say, because that is not so. */
type Fact = readonly [fact: string, key: string, given: object, says: { cn: RegExp; en: RegExp }, never?: RegExp];
const FACTS: readonly Fact[] = [
  [
    'on time is so many of those that were due, and no share of all',
    'report:practicesOnTime',
    { count: 4, due: 5 },
    { cn: /到期5份按时4份/, en: /4 of 5 due/ },
    /%/,
  ],
  [
    'the class is compared over the practices that one has done oneself',
    'report:classAverage',
    { average: 78 },
    { cn: /同样这些练习.*78%/, en: /same practices: 78%/ },
    /分。|points/,
  ],
  [
    'an average of shares is in percent, and not in points',
    'archives:average',
    { score: 74.2 },
    { cn: /74\.2%/, en: /74\.2%/ },
    /分|point/,
  ],
  [
    'a question that lost points need not be wrong',
    'assess:result.reviewShort',
    { count: 3 },
    { cn: /没拿满分的3道/, en: /lost points \(3\)/ },
    /错|wrong/i,
  ],
  [
    'a review filters what lost points, which need not be wrong',
    'assessReview:short',
    { count: 3 },
    { cn: /没满分 3/, en: /Points lost 3/ },
    /错|wrong/i,
  ],
  [
    'a member buys at the member price or that of a campaign, whichever is less',
    'membership:vipNotMemberText',
    {},
    { cn: /会员价和活动价取更省的/, en: /member price or that of a campaign, whichever is less/ },
  ],
  [
    'no price of all these courses is lower for members',
    'membership:vipNotMember',
    {},
    { cn: /会员价/, en: /member/ },
    /更?便宜|less/,
  ],
  [
    'courses are those with a member price, and not what members learn',
    'membership:courses',
    {},
    { cn: /有会员价的课/, en: /with a member price/ },
    /在学|learn/,
  ],
  [
    'a list without practices is nothing left to do, and not all done',
    'practice:noneLeft',
    {},
    { cn: /没有要做的/, en: /Nothing left/ },
    /都做完|全做完|all done/i,
  ],
  [
    'where there was no file, none is on its way, and none was uploaded',
    'writing:check.files',
    {},
    { cn: /没有还在传的文件/, en: /No file is on its way/ },
    /传好了|uploaded/,
  ],
  [
    'the title of the class that fits stands in quotes, so that no word of it is read as ours',
    'assess:result.levelOwned',
    { level: 'A', title: 'B' },
    { cn: /“B”/, en: /“B”/ },
  ],
  [
    'lessons learnt are so many of all of the class',
    'myClass:figure.learntValue',
    { done: 4, total: 10 },
    { cn: /^4\/10讲$/, en: /^4\/10$/ },
  ],
  [
    'hours of the school are Beijing’s, wherever they are read',
    'common:inBeijing',
    { times: '9:00–21:00' },
    { cn: /北京时间/, en: /Beijing time/ },
  ],
];

for (const [fact, key, given, says, never] of FACTS)
  it(`${fact}: ${key}`, () => {
    for (const lng of ['cn', 'en'] as const) {
      const text = String(texts.t(key as 'none', { lng, ...given } as never));
      expect(text).toMatch(says[lng]);
      if (never) expect(text).not.toMatch(never);
    }
  });

it('the learning archive has one name in every text', () => {
  expect(JSON.stringify(resources.cn)).toContain('学习档案');
  expect(JSON.stringify(resources.cn)).not.toMatch(/成长档案|成长记录/);
});

it('credits are written as all whole numbers are, 1,260 and not 1260: no text takes them as a bare count', () => {
  expect(JSON.stringify(resources.cn).match(/.{20}\{\{count\}\}学分/g)).toBeNull();
  expect(JSON.stringify(resources.en).match(/.{20}\{\{count\}\} credits?\b/g)).toBeNull();
});
