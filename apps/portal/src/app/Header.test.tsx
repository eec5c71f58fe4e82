import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../i18n/language.ts';
import { RootProvider } from '../page/context.tsx';
import { RootStore } from '../stores/RootStore.ts';
import { buildCookies, buildServices } from '../testing/services.ts';
import { Header } from './Header.tsx';

const language = createLanguage();
beforeAll(() => language.need(['common']));

function show(told: object) {
  const user = JSON.stringify({ id: 7, name: '林知夏', type: 'student', ...told });
  const { services } = buildServices({ cookies: buildCookies({ access_token: 't', user_info: user }) });
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return renderToStaticMarkup(
    <RootProvider root={root}>
      <MemoryRouter>
        <Header />
      </MemoryRouter>
    </RootProvider>,
  );
}

it('has the badge of members only while the refund of the membership is not reviewed', () => {
  expect(show({ isMember: true })).toContain('data-member=');
  expect(show({ isMember: true, isMembershipSuspended: true })).not.toContain('data-member=');
  expect(show({})).not.toContain('data-member=');
});
