import type { TaughtLesson } from '@shuyuan/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../../../../i18n/language.ts';
import { EndHint } from './LessonDialog.tsx';

const language = createLanguage();
beforeAll(() => language.need(['chat', 'common']));

const hintOf = (lesson: Pick<TaughtLesson, 'hasPractice'>) => renderToStaticMarkup(<EndHint lesson={lesson} />);

it('promises the practice of a lesson to its class only where the lesson has one', () => {
  expect(hintOf({ hasPractice: true })).toContain('这一讲的练习发给全班');
  for (const lesson of [{ hasPractice: false }, {}]) {
    expect(hintOf(lesson)).toContain('下课后生成回放');
    expect(hintOf(lesson)).not.toContain('练习');
  }
});
