import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Browsers whose permission settings differ. */
export type BrowserKind = 'chrome' | 'edge' | 'firefox' | 'safari' | 'other';

/** Labels of MicPermission. */
export interface MicPermissionLabels {
  titles: Record<'prompt' | 'granted' | 'denied' | 'none', string>;
  texts: Record<'prompt' | 'granted' | 'denied' | 'none', string>;
  ask: string;
  retry: string;
  change: string;
  /** Steps to allow the microphone after it was denied, by browser. */
  steps: Record<BrowserKind, readonly string[]>;
  /** Accessible name of the list of steps. */
  stepsName: string;
}

const COMMON_CN = '回到这里点“再试一次”';
const COMMON_EN = 'Come back here and press “Try again”';

/** Labels of MicPermission by language. */
export const micPermissionLabels: Record<Locale, MicPermissionLabels> = defineLabels('MicPermission', {
  cn: {
    titles: { prompt: '打开麦克风', granted: '麦克风可以用', denied: '需要麦克风权限', none: '没有找到麦克风' },
    texts: {
      prompt: '浏览器会问一次，请点“允许”',
      granted: '老师能听到你',
      denied: '浏览器拒绝了麦克风',
      none: '插上耳机或麦克风再试；没有麦克风也能用文字和白板交流',
    },
    ask: '允许',
    retry: '再试一次',
    change: '更换',
    stepsName: '怎么打开',
    steps: {
      chrome: ['点地址栏左侧的图标', '把“麦克风”改成“允许”', COMMON_CN],
      edge: ['点地址栏左侧的小锁', '把“麦克风”改成“允许”', COMMON_CN],
      firefox: ['点地址栏左侧划掉的麦克风', '去掉“暂时阻止”', COMMON_CN],
      safari: ['打开菜单“Safari浏览器”里的“此网站的设置”', '把“麦克风”改成“允许”', COMMON_CN],
      other: ['打开浏览器里这个网站的权限', '把“麦克风”改成“允许”', COMMON_CN],
    },
  },
  en: {
    titles: {
      prompt: 'Turn the microphone on',
      granted: 'The microphone works',
      denied: 'Microphone permission needed',
      none: 'No microphone found',
    },
    texts: {
      prompt: 'The browser asks once; press “Allow”',
      granted: 'The lecturer can hear you',
      denied: 'The browser refused the microphone',
      none: 'Plug in a headset or microphone and try again; text and board work without one',
    },
    ask: 'Allow',
    retry: 'Try again',
    change: 'Change',
    stepsName: 'How to turn it on',
    steps: {
      chrome: ['Press the sign left of the address', 'Set “Microphone” to “Allow”', COMMON_EN],
      edge: ['Press the lock left of the address', 'Set “Microphone” to “Allow”', COMMON_EN],
      firefox: ['Press the crossed-out microphone left of the address', 'Take away “Blocked temporarily”', COMMON_EN],
      safari: ['Open “Settings for this website” in the Safari menu', 'Set “Microphone” to “Allow”', COMMON_EN],
      other: ['Open the permissions of this site', 'Set “Microphone” to “Allow”', COMMON_EN],
    },
  },
});
