/// <reference types="vite/types/importMeta.d.ts" />
// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { inDocument } from './fixtures/inDocument.ts';
import { optionalProps } from './fixtures/optionalProps.ts';
import { KitProvider } from './foundations/KitProvider/KitProvider.tsx';

type Props = Record<string, unknown>;
type StoryFile = Parameters<typeof composeStories>[0];

/** What a component was given last, by its name, and the prop that is kept from the one under test. */
const watched = vi.hoisted(() => ({
  type: undefined as unknown,
  given: [] as Props[],
  withheld: undefined as string | undefined,
}));

vi.mock('react/jsx-dev-runtime', async (original) => {
  const real = await original<{ jsxDEV: (type: unknown, props: Props, ...rest: unknown[]) => unknown }>();
  const jsxDEV = (type: unknown, props: Props, ...rest: unknown[]) => {
    if (type !== watched.type) return real.jsxDEV(type, props, ...rest);
    watched.given.push(props);
    const others = Object.entries(props).filter(([name]) => name !== watched.withheld);
    return real.jsxDEV(type, Object.fromEntries(others), ...rest);
  };
  return { ...real, jsxDEV };
});

/** Attributes that are read out, besides the text. */
const READ_OUT = ['aria-label', 'title', 'alt', 'aria-valuenow', 'aria-valuetext', 'aria-valuemax'];
const STATES = /已|未|还没|正在|结束|过期|失效|领完|报满|满员|免费|完成|待|开放|迟到|缺|错过/;

/** What is told without the prop, by where the component has it from. A row that is not needed any more fails as well. */
const KNOWN_OTHERWISE = {
  'computed from the other props': [
    ...['ConversationList.defaultQuery', 'CouponCard.selected', 'CourseCard.layout', 'CoursePurchasePanel.progress'],
    ...['MembershipCard.owned', 'MessageList.unread', 'OrderSummary.product', 'PaperClock.now'],
    ...['ScheduleCalendar.defaultDate', 'ScheduleCalendar.timeZone', 'ConsultQueueCard.ticket'],
    ...['ChapterList.defaultOpen', 'ChapterList.layout'],
  ],
  'the state that another prop says in words': [
    ...[
      'CompressNote.after',
      'ChatWindow.attempt',
      'ConnectionBanner.attempt',
      'MessageList.status',
      'RoomEntryPanel.title',
    ],
    ...['Countdown.endsAt', 'VideoPlayer.locked'],
  ],
  'what a control holds at first': [
    ...['FeedbackForm.value', 'ImageViewer.initial', 'Rating.readOnly', 'TextArea.defaultValue'],
    ...['TimeZoneSelect.defaultValue', 'WrongQuestionCard.note', 'OwnArticleCard.cover'],
  ],
  'limits of the rules': [
    ...['AudioRecorder.maxS', 'DropZone.dragged', 'DropZone.left', 'FileUpload.zone', 'ImageUpload.place'],
    ...['MediaAnswer.kinds'],
  ],
};
/** Stories that compress a picture by the browser's own decoders, of which nothing exists here. */
const COMPRESSED = /^(?:TurnedUpright|KeepsTransparency|NarrowIsWidened|Tall|DoesNotOpen)/;

type Stories = Readonly<Record<string, ComponentType>>;

const page = inDocument();

/** All words of the page, one by one. */
async function wordsOf(Story: ComponentType): Promise<Set<string>> {
  const clock = { now: () => Date.UTC(2026, 10, 20, 2) };
  await page.show(
    <KitProvider key={crypto.randomUUID()} locale="cn" clock={clock} timeZone="Asia/Shanghai">
      <Story />
    </KitProvider>,
  );
  const words = new Set<string>();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const said = node instanceof Element ? READ_OUT.map((name) => node.getAttribute(name)) : [node.nodeValue];
    for (const word of said) if (word?.trim()) words.add(word.trim());
  }
  return words;
}

/** Figures and words of state that only stand there without the prop, and that no other prop holds. */
function fromNowhere(before: ReadonlySet<string>, after: ReadonlySet<string>, given: string): string[] {
  const shown = [...before].join('\n');
  return [...after].filter(
    (word) =>
      !before.has(word) &&
      ((STATES.test(word) && !shown.includes(word)) ||
        (word.match(/\d+/g) ?? []).some((figure) => !shown.includes(figure) && !given.includes(figure))),
  );
}

/** Props as text; of an element its props, not its component and what React notes about it. */
const written = (props: readonly Props[]) =>
  JSON.stringify(props, (key, value) => (/^(?:type|_.*)$/.test(key) || value instanceof Node ? '' : value));

/** Each optional prop with what its component told without it and not with it, in the first story that gives it. */
async function toldByItself(stories: Stories, optional: readonly string[]) {
  const found: [prop: string, words: readonly string[]][] = [];
  const left = new Set(optional);
  for (const [name, Story] of Object.entries(stories)) {
    if (name === 'Matrix' || COMPRESSED.test(name)) continue;
    Object.assign(watched, { given: [], withheld: undefined });
    const before = await wordsOf(Story);
    const { given } = watched;
    for (const prop of left) {
      if (given.every((props) => props[prop] === undefined)) continue;
      left.delete(prop);
      watched.withheld = prop;
      const words = fromNowhere(before, await wordsOf(Story), written(given));
      if (words.length > 0) found.push([prop, words]);
    }
  }
  return { found, tried: optional.length - left.size };
}

it('a prop that is left away leaves no figure and no state that came from nowhere (ui-kit 3.0)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined); // of Storybook, about the arguments of stories
  vi.spyOn(console, 'error').mockReturnValue(undefined); // of React, about what a component loads by itself
  const optional = optionalProps();
  const entries = Object.values(import.meta.glob<Props>(['./*.ts', '!./*.test.ts']));
  const kit = new Map<string, unknown>();
  for (const load of entries) for (const [name, part] of Object.entries(await load())) kit.set(name, part);
  const told: Record<string, readonly string[]> = {};
  let tried = 0;
  for (const [file, load] of Object.entries(import.meta.glob<StoryFile>('./*/*/*.stories.tsx'))) {
    const name = file.split('/')[2] ?? '';
    watched.type = kit.get(name);
    const here = await toldByItself(composeStories(await load()), optional.get(name) ?? []);
    for (const [prop, words] of here.found) told[`${name}.${prop}`] = words;
    tried += here.tried;
  }
  expect(tried).toBeGreaterThan(600);
  const known = Object.values(KNOWN_OTHERWISE).flat();
  const news = Object.entries(told).filter(([prop]) => !known.includes(prop));
  expect(Object.fromEntries(news)).toEqual({});
  expect(known.filter((prop) => !told[prop])).toEqual([]);
});
