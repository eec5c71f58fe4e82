import { type Desk, ResultCode } from '@shuyuan/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { createLanguage } from '../../../../i18n/language.ts';
import { RootProvider } from '../../../../page/context.tsx';
import { RootStore } from '../../../../stores/RootStore.ts';
import { buildApi, buildServices } from '../../../../testing/services.ts';
import { DeskAlone } from './DeskAlone.tsx';
import { DeskStore } from './DeskStore.ts';

const language = createLanguage();
beforeAll(() => language.need(['chat', 'common']));

const waiting = { id: 1, studentId: 5, studentName: '何沐阳', images: [], status: 'waiting', minutesLeft: 30 };

async function show(status: string, refusal?: ApiError) {
  const desk = { roomId: 3, roomName: '周砚秋的答疑室', status, waiting: [waiting, { ...waiting, id: 2 }] };
  const read = async () => {
    if (refusal) throw refusal;
    return { ...desk, serverTime: '2026-11-20T02:00:00Z' } as unknown as Desk;
  };
  const { services } = buildServices({ api: buildApi({ desk: { read } as never }) });
  const store = new DeskStore(services);
  await store.desk.load();
  const root = new RootStore(services, { origin: 'http://jinyouhui.localhost', hostname: 'jinyouhui.localhost' });
  const html = renderToStaticMarkup(
    <RootProvider root={root}>
      <MemoryRouter>
        <DeskAlone store={store} />
      </MemoryRouter>
    </RootProvider>,
  );
  store.dispose();
  return html;
}

const buttons = (html: string, name: RegExp) =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].filter(([, , words = '']) => name.test(words));

it('the desk of a school without chat leads to no talk, and says who waits (product.md 4.18)', async () => {
  const html = await show('open');
  expect(html).toContain('何沐阳');
  expect(html).not.toContain('发消息');
  expect(html).toContain('答疑台 2');
});

it('a student is called from an open room alone: a paused one says what comes first, and its buttons do not lead to a refusal', async () => {
  const isDisabled = (html: string) =>
    buttons(html, /叫/).map(([, attributes = '']) => attributes.includes('disabled'));
  expect(isDisabled(await show('open'))).toEqual([false, false]);
  const paused = await show('paused');
  expect(isDisabled(paused)).toEqual([true, true]);
  expect(paused).toContain('继续答疑后再叫号');
});

it('who has no study room is not shown a failure to try again (5008)', async () => {
  const html = await show('open', new ApiError('refused', '', { code: ResultCode.studyRoomMissing }));
  expect(buttons(html, /重试/)).toEqual([]);
  expect(html).not.toContain('role="alert"');
  expect(html).toContain('答疑台');
});
