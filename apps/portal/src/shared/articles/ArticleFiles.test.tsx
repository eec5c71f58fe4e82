import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../../i18n/language.ts';
import { RootProvider } from '../../page/context.tsx';
import { RootStore } from '../../stores/RootStore.ts';
import { buildLogin } from '../../testing/login.ts';
import { buildCookies, buildServices } from '../../testing/services.ts';
import { ArticleFiles } from './ArticleFiles.tsx';

const language = createLanguage();
beforeAll(() => language.need(['articlesRead', 'common']));

const FILES = [{ fileId: 7, kind: 'document' as const, name: '讲义.pdf', mime: 'application/pdf', url: '/files/7' }];

/** The files of an article in a browser that keeps cookies, or refuses them. */
function show(keepsCookies: boolean) {
  const cookies = { ...buildCookies(), write: () => keepsCookies };
  const { services } = buildServices({ cookies });
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  root.auth.accept(buildLogin({ name: '林' }));
  return renderToStaticMarkup(
    <RootProvider root={root}>
      <ArticleFiles files={FILES} />
    </RootProvider>,
  );
}

it('a browser that refuses cookies says why a private file does not open (U6)', () => {
  expect(show(false)).toContain('不保存本站的Cookie，附件打不开');
  expect(show(true)).not.toContain('Cookie');
});
