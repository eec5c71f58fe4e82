import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../../../../i18n/language.ts';
import { RootProvider } from '../../../../page/context.tsx';
import { RootStore } from '../../../../stores/RootStore.ts';
import { buildServices } from '../../../../testing/services.ts';
import type { PlayerStore } from '../PlayerStore.ts';
import { ReadMark } from './Desk.tsx';

const language = createLanguage();
beforeAll(() => language.need(['player', 'lessons', 'common']));

function hintOf(own: object | undefined) {
  const store = { mayMarkRead: true, lesson: { own } } as unknown as PlayerStore;
  const root = new RootStore(buildServices().services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return renderToStaticMarkup(
    <RootProvider root={root}>
      <ReadMark store={store} />
    </RootProvider>,
  );
}

it('says that a practice follows a lesson that is read only where the lesson has one', () => {
  const told = { isPracticeRequired: false };
  for (const own of [{ ...told, practiceId: 5 }, { ...told, practiceOpens: 'afterLearnt' }, { hasExercise: true }])
    expect(hintOf(own)).toContain('进度和练习都跟着走');
  for (const own of [told, {}, undefined]) {
    expect(hintOf(own)).toContain('听完或读完以后点一下');
    expect(hintOf(own)).not.toContain('练习');
  }
});
