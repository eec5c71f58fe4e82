import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../../../i18n/language.ts';
import { RootProvider } from '../../../page/context.tsx';
import { RootStore } from '../../../stores/RootStore.ts';
import { buildServices } from '../../../testing/services.ts';
import { RoomPage } from './RoomPage.tsx';

const language = createLanguage();
beforeAll(() => language.need(['studyRoom', 'common']));

function show(path: string) {
  const { services, visited } = buildServices();
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  const html = renderToStaticMarkup(
    <RootProvider root={root}>
      <MemoryRouter initialEntries={[path]}>
        <RoomPage />
      </MemoryRouter>
    </RootProvider>,
  );
  return { html, visited };
}

it('/toroom opens for a visitor and says what is missing, a login or a number (§2)', () => {
  const whole = show('/toroom?id=3&url=&tempLogId=40');
  expect(whole.html).toContain('登录后进入答疑室');
  expect(whole.html).toContain('/login?referer=');
  expect(whole.html).not.toContain('链接里没有');
  expect(show('/toroom?id=3').html).toContain('链接里没有这次答疑的编号');
  expect(whole.visited).toEqual([]);
});
