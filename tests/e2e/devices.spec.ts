import type { MOBILE_AGENTS } from '@shuyuan/rules';
import { expect, test } from './support/test.ts';

/** User agents of such devices; each contains its name of §1. */
const AGENTS: Record<(typeof MOBILE_AGENTS)[number], string> = {
  Android:
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  SymbianOS: 'Mozilla/5.0 (SymbianOS/9.4; Series60/5.0 NokiaN97-1) AppleWebKit/525 (KHTML, like Gecko)',
  'Windows Phone':
    'Mozilla/5.0 (Windows Phone 10.0; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Edge/15.14977',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  iPod: 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
};

/** Pages requested by a phone, and where it is redirected (§1). */
const TABLE = [
  { page: '/course?type=live', ends: '/mobile/course?type=live', why: 'the same page of the mobile site' },
  { page: '/', ends: '/mobile/', why: 'its home' },
  { page: '/invite?code=A1', ends: '/mobile/receive?code=A1', why: 'an invitation leads to its receive page' },
  {
    page: '/assess/evaluation?bid=7&x=1',
    ends: '/mobile/transition?bid=7',
    why: 'an assessment leads to its transition page with bid alone',
  },
  { page: '/course/evaluation/3/7', ends: '/mobile/transition?bid=7', why: 'from the page of a course, too' },
  { page: '/groupon/5', ends: null, why: 'a group purchase stays' },
  { page: '/groupon/order/5', ends: null, why: 'the order of a group purchase stays' },
  { page: '/extension', ends: null, why: 'the extension page stays' },
];

for (const [device, userAgent] of Object.entries(AGENTS)) {
  test.describe(device, () => {
    test.use({ userAgent });
    test(`${device} is redirected to the mobile site of the same school, but for the exceptions (§1, J10.4)`, async ({
      page,
      server,
      trouble,
    }) => {
      trouble.allow(/status of 404/); // no school has group number 5: its page reports that, on the phone too
      await page.route('**/mobile/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>mobile</title>' }),
      );
      for (const { page: asked, ends, why } of TABLE) {
        await page.goto(server.url('6c', asked));
        if (ends === null) await expect(page.getByRole('heading', { level: 1 }), why).toBeVisible();
        else await expect(page, why).toHaveURL(server.url('6c').replace('/web/', ends));
        if (ends === null) expect(page.url(), why).not.toContain('/mobile/');
      }
    });
  });
}

test.describe('a desktop browser', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
  test.use({ userAgent: `${mac} TripAdvisor` });
  test('a desktop browser is not redirected, nor is an agent that merely contains such letters (§1)', async ({
    page,
    server,
  }) => {
    await page.goto(server.url('6c', '/course'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(server.url('6c', '/course'));
  });
});
