// @vitest-environment jsdom
/// <reference types="vite/types/importMeta.d.ts" />
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inDocument } from './fixtures/inDocument.ts';
import type { Pair } from './fixtures/pair.ts';
import { KitProvider } from './foundations/KitProvider/KitProvider.tsx';

/** Components whose sentence "Do … Do not …" speaks of looks. */
const LOOKS_DECIDE = [
  'Alert',
  'ArticleOutline',
  'AttendanceCells',
  'Avatar',
  'AvatarGroup',
  'Badge',
  'BrandLogo',
  'Button',
  'Card',
  'CodeInput',
  'ConversationList',
  'Countdown',
  'CouponCard',
  'CourseCard',
  'CoursePurchasePanel',
  'DescriptionList',
  'Divider',
  'Field',
  'FloatingToolbar',
  'Grid',
  'Heading',
  'HeroBand',
  'IconButton',
  'LanguageSwitch',
  'LecturerCard',
  'LevelSeal',
  'Link',
  'LoginBox',
  'MembershipCard',
  'Menu',
  'MessageList',
  'MyCourseCard',
  'OrderCard',
  'PlateTile',
  'PracticeCard',
  'PracticeRow',
  'PurchaseBar',
  'QrCode',
  'RankBar',
  'ReportSheet',
  'ResultState',
  'ReviewThread',
  'ScheduleCalendar',
  'ScheduleItem',
  'ScoreRadar',
  'SectionHeader',
  'ShellHeader',
  'Skeleton',
  'Stack',
  'StatCard',
  'StatusTag',
  'Table',
  'Tag',
  'Text',
];

const files = import.meta.glob<{ pairs: readonly Pair[] }>('./*/*/*.pairs.tsx', { eager: true });
const componentOf = (file: string) => file.replace(/^.*\/|\.pairs\.tsx$/g, '');
const pairs = Object.entries(files).flatMap(([file, found]) =>
  found.pairs.map((pair, at) => [`${componentOf(file)} ${at + 1}`, pair] as const),
);

const { show } = inDocument();
const printed = (['error', 'warn', 'log', 'info'] as const).map((method) => vi.spyOn(console, method));
beforeEach(() => {
  for (const print of printed) print.mockClear();
});

/** Made anew with each element. */
const IDS = /_r_\w+_/g;

/** jsdom does not know this element yet. */
const isOfJsdom = ([text, tag]: readonly unknown[]) => tag === 'search' && String(text).includes('unrecognized');

async function markup(Drawn: () => ReactNode) {
  await show(
    <KitProvider locale="cn" clock={{ now: () => Date.UTC(2026, 10, 20, 2) }} timeZone="Asia/Shanghai" inlineOverlays>
      <Drawn />
    </KitProvider>,
  );
  return document.body.innerHTML.replace(IDS, '');
}

describe('pairs of pictures', () => {
  it('has each component where looks decide, and no other', () => {
    expect(Object.keys(files).map(componentOf).sort()).toEqual(LOOKS_DECIDE);
    for (const { pairs: own } of Object.values(files)) expect(own.length).toBeGreaterThan(0);
  });

  it.each(pairs)('%s: both are drawn in silence, say what they show in a line, and differ', async (_, pair) => {
    const sides = [await markup(pair.do.render), await markup(pair.doNot.render)];
    expect(sides[0]).not.toBe(sides[1]);
    for (const { caption } of [pair.do, pair.doNot]) {
      expect(caption).toMatch(/^[A-Z][^\n]{8,37}\.$/);
    }
    expect(printed.flatMap(({ mock }) => mock.calls).filter((call) => !isOfJsdom(call))).toEqual([]);
  });
});
