import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MobileSite, type MobileSiteProps } from './MobileSite.tsx';

const WEB = 'http://6c.localhost/web/course';
const MOBILE = 'http://6c.localhost/mobile/course';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU OS 19_0 like Mac OS X)';

const show = (userAgent: string, company?: MobileSiteProps['company']) =>
  renderToStaticMarkup(
    <MobileSite
      locale="cn"
      userAgent={userAgent}
      company={company}
      mobileUrl={MOBILE}
      webUrl={WEB}
      onStay={() => undefined}
    />,
  );

it('on a computer offers the code of the mobile address, and the same page of this site (§1)', () => {
  const html = show('Mozilla/5.0 (X11; Linux x86_64)');
  expect(html).toContain('这是手机版的地址');
  expect(html).toContain(`href="${WEB}"`);
  expect(html).toContain(MOBILE);
  expect(html).toMatch(/<svg[^>]*aria-label="手机版的地址"/);
});

it('on a phone names the address for a computer, and the school’s app where it has one (§1, X3)', () => {
  const app = 'https://app.6c.example/ios';
  const html = show(IPHONE, { shortName: '六度', iosApp: app, androidApp: 'https://app.6c.example/android' });
  expect(html).toContain('请用电脑打开');
  expect(html).toContain(`href="${app}"`);
  expect(html).toContain(WEB);
  expect(show(IPHONE)).toContain(`href="${WEB}"`);
  expect(show(IPHONE, { shortName: '六度', iosApp: 'javascript:alert(1)' })).not.toContain('javascript:');
});
