import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { Query } from '../../../../api/query.ts';
import { createLanguage } from '../../../../i18n/language.ts';
import { RootProvider } from '../../../../page/context.tsx';
import { RootStore } from '../../../../stores/RootStore.ts';
import { buildServices } from '../../../../testing/services.ts';
import type { PlayerStore } from '../PlayerStore.ts';
import { Screen } from './Screen.tsx';

const language = createLanguage();
beforeAll(() => language.need(['player', 'lessons', 'common']));

const COURSE = { title: '听懂古典', lecturerName: '温若溪', cover: '/files/cover.svg', priceFen: 24_900 };

function query<T>(value: T): Query<T> {
  const loaded = new Query<T>(() => Promise.resolve(value));
  loaded.set(value);
  return loaded;
}

/** What a visitor sees of a trial lesson of a form. */
function show(form: 'audio' | 'hls', hasTrialEnded: boolean) {
  const playback = query({ lessonId: 7, title: '把四拍走出来', form, url: '/files/7', durationS: 84 });
  const place = { courseId: 3, saleId: 4 };
  return screenOf({
    lesson: {
      isVisitor: true,
      isWithoutRecording: false,
      key: { ...place, lessonId: 7 },
      place,
      course: query(COURSE),
    },
    ...{ hasTrialEnded, playback, notes: { list: query([]) }, moveTo: () => undefined },
  });
}

function screenOf(state: object) {
  const store = state as unknown as PlayerStore;
  const root = new RootStore(buildServices().services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return renderToStaticMarkup(
    <RootProvider root={root}>
      <MemoryRouter>
        <Screen store={store} handle={null} onNote={() => undefined} />
      </MemoryRouter>
    </RootProvider>,
  );
}

it.each(['audio', 'hls'] as const)('a trial of %s has the cover of its course and its length', (form) => {
  const html = show(form, false);
  expect(html).toContain('/files/cover.svg');
  if (form === 'audio') expect(html).toContain('01:24');
});

it.each(['audio', 'hls'] as const)('a trial of %s ends with the course, its price and the way to it', (form) => {
  const html = show(form, true);
  expect(html).toContain('试听到这里');
  expect(html).toContain('听懂古典');
  expect(html).toContain('249');
});

it('does not say that a course has no trial before that is known, nor where the address names no course on sale (0050)', () => {
  const visitor = { isVisitor: true, isWithoutRecording: false, key: undefined };
  const place = { courseId: 3, saleId: 4 };
  const asked = new Query<readonly []>(() => new Promise(() => undefined));
  expect(screenOf({ lesson: { ...visitor, place, offered: asked } })).not.toContain('没有试听');
  expect(screenOf({ lesson: { ...visitor, place, offered: query([]) } })).toContain('这门课没有试听');
  const unknown = screenOf({ lesson: { ...visitor, place: { courseId: 3 }, offered: asked } });
  expect(unknown).toContain('试听从课程页打开');
  expect(unknown).toContain('href="/course"');
});
