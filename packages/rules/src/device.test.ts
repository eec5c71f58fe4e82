import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMobileAgent, MOBILE_AGENTS, mobileRedirect } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** User agents as the devices send them. */
const MOBILE: [string, string][] = [
  [
    'iPhone Safari 17',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) ${IOS_WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPhone Safari 9',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13B143 Safari/601.1',
  ],
  [
    'iPhone Chrome',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${IOS_WEBKIT} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPhone Firefox',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) ${IOS_WEBKIT} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'iPhone Edge',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) ${IOS_WEBKIT} Version/17.0 EdgiOS/123.0.2420.108 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'iPhone WeChat',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) ${IOS_WEBKIT} Mobile/15E148 MicroMessenger/8.0.42(0x18002a2a) NetType/WIFI Language/zh_CN`,
  ],
  [
    'iPhone QQ',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) ${IOS_WEBKIT} Mobile/15E148 QQ/8.9.28.635 V1_IPH_SQ_8.9.28_1_APP_A Pixel/1170`,
  ],
  [
    'iPhone DingTalk',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) ${IOS_WEBKIT} Mobile/20D47 AliApp(DingTalk/7.0.30) com.laiwang.DingTalk/28231512 Channel/201200 language/zh-Hans-CN`,
  ],
  [
    'iPhone Alipay',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X) ${IOS_WEBKIT} Mobile/20B82 NebulaSDK/1.8.100112 Nebula AliApp(AP/10.3.20.6000)`,
  ],
  [
    'iPhone UC',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_2 like Mac OS X; zh-CN) AppleWebKit/537.51.1 (KHTML, like Gecko) Mobile/19C56 UCBrowser/13.8.2.1708 Mobile AliApp(TUnionSDK/0.1.20.4)',
  ],
  [
    'iPhone Baidu',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 14_7_1 like Mac OS X) ${IOS_WEBKIT} Mobile/18G82 SP-engine/2.33.0 main%2F1.0 baiduboxapp/13.1.0.11`,
  ],
  [
    'iPhone Opera Touch',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) ${IOS_WEBKIT} Version/16.0 Mobile/15E148 Safari/604.1 OPT/3.4.2`,
  ],
  [
    'iPhone Facebook',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) ${IOS_WEBKIT} Mobile/15E148 [FBAN/FBIOS;FBAV/416.0.0.35.85;FBDV/iPhone13,2]`,
  ],
  [
    'iPad Safari 12',
    `Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) ${IOS_WEBKIT} Version/12.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPad mobile site',
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${IOS_WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPad Chrome',
    `Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) ${IOS_WEBKIT} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPad, the first',
    'Mozilla/5.0 (iPad; U; CPU OS 3_2 like Mac OS X; en-us) AppleWebKit/531.21.10 (KHTML, like Gecko) Version/4.0.4 Mobile/7B334b Safari/531.21.10',
  ],
  [
    'iPod touch',
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'iPod, old',
    'Mozilla/5.0 (iPod; U; CPU iPhone OS 4_3_3 like Mac OS X; ja-jp) AppleWebKit/533.17.9 (KHTML, like Gecko) Version/5.0.2 Mobile/8J2 Safari/6533.18.5',
  ],
  ['Pixel Chrome', `Mozilla/5.0 (Linux; Android 14; Pixel 8 Pro) ${WEBKIT} Chrome/124.0.6367.82 Mobile Safari/537.36`],
  ['Android Chrome, reduced', `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/124.0.0.0 Mobile Safari/537.36`],
  [
    'Galaxy Samsung Internet',
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${WEBKIT} SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36`,
  ],
  ['Galaxy Tab', `Mozilla/5.0 (Linux; Android 12; SM-X906C) ${WEBKIT} Chrome/112.0.0.0 Safari/537.36`],
  ['Android Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0'],
  ['Android tablet Firefox', 'Mozilla/5.0 (Android 13; Tablet; rv:109.0) Gecko/118.0 Firefox/118.0'],
  [
    'Android Edge',
    `Mozilla/5.0 (Linux; Android 10; HD1913) ${WEBKIT} Chrome/124.0.6367.82 Mobile Safari/537.36 EdgA/124.0.2478.50`,
  ],
  [
    'Android Opera',
    `Mozilla/5.0 (Linux; Android 10; VOG-L29) ${WEBKIT} Chrome/124.0.6367.82 Mobile Safari/537.36 OPR/76.2.4027.73374`,
  ],
  [
    'Android WeChat',
    `Mozilla/5.0 (Linux; Android 12; M2012K11AC Build/SKQ1.211006.001; wv) ${WEBKIT} Version/4.0 Chrome/107.0.5304.141 Mobile Safari/537.36 XWEB/5169 MMWEBSDK/20230405 MicroMessenger/8.0.35.2360 WeChat/arm64`,
  ],
  [
    'Android QQ browser',
    `Mozilla/5.0 (Linux; U; Android 11; zh-cn; V2055A Build/RP1A.200720.012) ${WEBKIT} Version/4.0 Chrome/89.0.4389.72 MQQBrowser/13.4 Mobile Safari/537.36`,
  ],
  [
    'Android UC',
    'Mozilla/5.0 (Linux; U; Android 9; zh-CN; MI 9 Build/PKQ1.181121.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.108 UCBrowser/12.9.5.1075 Mobile Safari/537.36',
  ],
  [
    'Huawei',
    `Mozilla/5.0 (Linux; Android 10; ELS-AN00; HMSCore 6.11.0.302) ${WEBKIT} Chrome/99.0.4844.88 HuaweiBrowser/13.0.6.301 Mobile Safari/537.36`,
  ],
  ['Honor tablet', `Mozilla/5.0 (Linux; Android 12; AGM3-W09HN) ${WEBKIT} Chrome/99.0.4844.88 Safari/537.36`],
  [
    'Xiaomi',
    `Mozilla/5.0 (Linux; U; Android 13; zh-cn; 2210132C Build/TKQ1.220905.001) ${WEBKIT} Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/17.4.80326`,
  ],
  [
    'Oppo',
    `Mozilla/5.0 (Linux; U; Android 12; zh-cn; PFFM10 Build/SKQ1.211019.001) ${WEBKIT} Version/4.0 Chrome/90.0.4430.61 Mobile Safari/537.36 HeyTapBrowser/40.8.7.1`,
  ],
  [
    'Vivo',
    `Mozilla/5.0 (Linux; Android 11; V2034A; wv) ${WEBKIT} Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/10.3.20.0`,
  ],
  [
    'Android 4 stock',
    'Mozilla/5.0 (Linux; U; Android 4.0.3; ko-kr; LG-L160L Build/IML74K) AppleWebkit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  ],
  [
    'Android 2 stock',
    'Mozilla/5.0 (Linux; U; Android 2.2; en-us; Droid Build/FRG22D) AppleWebKit/533.1 (KHTML, like Gecko) Version/4.0 Mobile Safari/533.1',
  ],
  [
    'Kindle Fire',
    `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${WEBKIT} Silk/108.4.6 like Chrome/108.0.5359.160 Safari/537.36`,
  ],
  ['Android TV', `Mozilla/5.0 (Linux; Android 9; BRAVIA 4K GB) ${WEBKIT} Chrome/91.0.4472.114 Safari/537.36`],
  [
    'Quest',
    `Mozilla/5.0 (Linux; Android 10; Quest 2) ${WEBKIT} OculusBrowser/21.0.0.4.96 Chrome/100.0.4896.160 VR Safari/537.36`,
  ],
  [
    'Android web view',
    `Mozilla/5.0 (Linux; Android 5.1.1; Nexus 5 Build/LMY48B; wv) ${WEBKIT} Version/4.0 Chrome/43.0.2357.65 Mobile Safari/537.36`,
  ],
  [
    'Googlebot smartphone',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${WEBKIT} Chrome/124.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
  [
    'Lumia IE',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0; ARM; Touch; NOKIA; Lumia 920)',
  ],
  [
    'Lumia Edge',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
  ],
  [
    'Windows Phone 7',
    'Mozilla/4.0 (compatible; MSIE 7.0; Windows Phone OS 7.0; Trident/3.1; IEMobile/7.0; SAMSUNG; SGH-i917)',
  ],
  [
    'Nokia N8',
    'Mozilla/5.0 (SymbianOS/9.4; Series60/5.0 NokiaN97-1/20.0.019; Profile/MIDP-2.1 Configuration/CLDC-1.1) AppleWebKit/525 (KHTML, like Gecko) BrowserNG/7.1.18124',
  ],
  [
    'Nokia E71',
    'Mozilla/5.0 (SymbianOS/9.2; U; Series60/3.1 NokiaE71-1/110.07.127; Profile/MIDP-2.0 Configuration/CLDC-1.1 ) AppleWebKit/413 (KHTML, like Gecko) Safari/413',
  ],
];

const DESKTOP: [string, string][] = [
  ['Windows Chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36`],
  ['Windows Edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0`],
  ['Windows Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0'],
  ['Windows Opera', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/122.0.0.0 Safari/537.36 OPR/108.0.0.0`],
  ['Windows 360', `Mozilla/5.0 (Windows NT 10.0; WOW64) ${WEBKIT} Chrome/78.0.3904.108 Safari/537.36 QIHU 360SE`],
  [
    'Windows QQ browser',
    `Mozilla/5.0 (Windows NT 6.1; WOW64) ${WEBKIT} Chrome/94.0.4606.71 Safari/537.36 Core/1.94.186.400 QQBrowser/11.3.5195.400`,
  ],
  [
    'Windows WeChat',
    `Mozilla/5.0 (Windows NT 6.1; WOW64) ${WEBKIT} Chrome/81.0.4044.138 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat`,
  ],
  ['Windows IE 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['Windows touch laptop', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; Touch; rv:11.0) like Gecko'],
  ['Mac Safari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS_WEBKIT} Version/17.4.1 Safari/605.1.15`],
  ['Mac Chrome', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36`],
  ['Mac Firefox', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.4; rv:125.0) Gecko/20100101 Firefox/125.0'],
  [
    'Mac WeChat',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS_WEBKIT} MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.5(0x13080510) XWEB/1156 Flue`,
  ],
  [
    'iPadOS 13 and later, which calls itself a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_6) ${IOS_WEBKIT} Version/15.0 Safari/605.1.15`,
  ],
  ['Linux Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36`],
  ['Linux Firefox', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0'],
  ['UOS', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/93.0.4577.63 Safari/537.36 UOS`],
  ['Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36`],
  ['Headless Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/124.0.0.0 Safari/537.36`],
  ['Googlebot desktop', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Baiduspider', 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
  [
    'TripAdvisor, which holds an "ipAd"',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36 TripAdvisor/1.0`,
  ],
  ['none', ''],
];

describe('a user agent', () => {
  it('is tested with at least sixty examples (§1)', () => {
    const agents = [...MOBILE, ...DESKTOP].map(([, agent]) => agent);
    expect(new Set(agents).size).toBe(agents.length);
    expect(agents.length).toBeGreaterThanOrEqual(60);
    for (const name of MOBILE_AGENTS) expect(MOBILE.some(([, agent]) => agent.includes(name))).toBe(true);
  });

  it.each(MOBILE)('of %s is mobile (§1)', (_, agent) => {
    expect(isMobileAgent(agent)).toBe(true);
    expect(mobileRedirect({ userAgent: agent, path: '/index', search: '' })).toBe('/mobile/index');
  });

  it.each(DESKTOP)('of %s stays on the desktop page (§1)', (_, agent) => {
    expect(isMobileAgent(agent)).toBe(false);
    for (const path of ['/index', '/invite', '/assess/evaluation']) {
      expect(mobileRedirect({ userAgent: agent, path, search: '?bid=1' })).toBeNull();
    }
  });
});

describe('a mobile visitor', () => {
  const userAgent = MOBILE[0]?.[1] ?? '';
  const go = (path: string, search = '', mobileBase?: string) =>
    mobileRedirect({ userAgent, path, search, ...(mobileBase === undefined ? {} : { mobileBase }) });

  it.each([
    ['/', '', '/mobile/'],
    ['', '', '/mobile/'],
    ['/web/', '', '/mobile/'],
    ['/web', '', '/mobile/'],
    ['/index', '', '/mobile/index'],
    ['/web/course/detail/7/9', '?from=home', '/mobile/course/detail/7/9?from=home'],
    ['/website', '', '/mobile/website'],
    ['/course/', 'type=live', '/mobile/course?type=live'],
    ['/course', '?token=secret&type=live', '/mobile/course?type=live'],
    ['/course/evaluation/3', '', '/mobile/course/evaluation/3'],
    ['/assess/questions', '?bid=4', '/mobile/assess/questions?bid=4'],
    ['/groupon/success/5', '', '/mobile/groupon/success/5'],
    ['/groupon', '', '/mobile/groupon'],
    ['/extension/x', '', '/mobile/extension/x'],
    ['/groupon/order/5/x', '', '/mobile/groupon/order/5/x'],
    ['/a/web/x', '', '/mobile/a/web/x'],
    ['/index?x#y', '', '/mobile/index'],
  ])('of %j %j is redirected to the same page of the mobile site: %s (§1)', (path, search, target) => {
    expect(go(path, search)).toBe(target);
  });

  it.each([
    '/groupon/5',
    '/groupon/order/5',
    '/extension',
    '/web/groupon/5',
    '/web/groupon/order/5/',
    '/web/extension/',
  ])('of %s stays on the desktop page: Groupon, GrouponOrder, Extension (§1)', (path) => {
    expect(go(path, '?code=1')).toBeNull();
  });

  it('of InviteFriends is redirected to the receive page, with the invitation (§1)', () => {
    expect(go('/web/invite')).toBe('/mobile/receive');
    expect(go('/invite/', '?inviteCode=a1&token=secret')).toBe('/mobile/receive?inviteCode=a1');
  });

  it('of AssessEvaluation is redirected to the transition page, with bid and nothing else (§1)', () => {
    expect(go('/assess/evaluation', '?x=1&bid=42&token=secret')).toBe('/mobile/transition?bid=42');
    expect(go('/web/assess/evaluation', '?bid=a%26b%3Dc')).toBe('/mobile/transition?bid=a%26b%3Dc');
    expect(go('/assess/evaluation')).toBe('/mobile/transition');
  });

  it('of an assessment that was opened from a course is redirected there too, with bid of its path (product.md 4.5)', () => {
    expect(go('/course/evaluation/7/42')).toBe('/mobile/transition?bid=42');
    expect(go('/web/course/evaluation/7/42/', '?bid=9&token=secret')).toBe('/mobile/transition?bid=42');
    expect(go('/course/evaluation/7/x')).toBe('/mobile/course/evaluation/7/x');
  });

  it('is redirected to a configured path of this host, never to another host (§1, X4)', () => {
    expect(go('/index', '', '/m/school/')).toBe('/m/school/index');
    for (const base of [
      '',
      '/',
      '//evil.example/',
      'https://evil.example/',
      '/\\evil.example/',
      'https://evil/x/',
      'm/',
      '/m',
      '/../',
      '/m?x/',
      'javascript:alert(1)//',
    ]) {
      expect(go('/index', '', base)).toBe('/mobile/index');
    }
  });

  it('with an overlong address is redirected to the home page of the mobile site (X9)', () => {
    expect(go('/'.padEnd(2048, 'a'))).toBe('/mobile/'.padEnd(2055, 'a'));
    expect(go('/'.padEnd(2049, 'a'))).toBe('/mobile/');
    expect(go('/index', '?'.padEnd(2043, 'a'))).toBe('/mobile/');
  });

  it('never leaves this host or the mobile site, whatever the address and base (X4)', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '/../',
      '%2e%2e',
      '@',
      'evil.example',
      'https://',
      ':',
      '?',
      '#',
      'groupon',
      '\t',
      '\n',
    );
    const text = fc
      .array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, (path, search, base) => {
        const target = go(path, search, base);
        if (target === null) return;
        const url = new URL(target, 'https://own.invalid');
        expect(url.origin).toBe('https://own.invalid');
        const isOwnBase = /^\/(?:[A-Za-z0-9_-]+\/)+$/.test(base);
        expect(url.pathname.startsWith(isOwnBase ? base : '/mobile/')).toBe(true);
        expect(target).not.toMatch(/[\s\\]/);
      }),
      { numRuns: 2000 },
    );
  });
});
