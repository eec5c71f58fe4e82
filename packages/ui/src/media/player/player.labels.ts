import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Size of the captions. */
export type CaptionSize = 'sm' | 'md' | 'lg';

/** Labels of the media players. */
export interface PlayerLabels {
  play: string;
  pause: string;
  replay: string;
  back: (seconds: number) => string;
  mute: string;
  unmute: string;
  volume: string;
  position: string;
  /** How much of it was watched, for screen readers. */
  watched: (percent: number) => string;
  /** The playback position, for screen readers. */
  spoken: (at: number, duration: number) => string;
  speed: string;
  times: (rate: number) => string;
  captions: string;
  captionSize: string;
  captionSizes: Record<CaptionSize, string>;
  enterFullscreen: string;
  leaveFullscreen: string;
  keys: string;
  waiting: string;
  failed: string;
  /** A part of the recording did not arrive and is fetched again. */
  fetching: string;
  quality: string;
  /** The quality that follows the network. */
  autoQuality: string;
  lines: (height: number) => string;
  /** Why the position did not move: a class without skipping. */
  noSkipping: string;
  enterPicture: string;
  leavePicture: string;
  retry: string;
  resumed: (at: string) => string;
  fromStart: string;
  note: (label: string, at: string) => string;
  next: string;
  hints: readonly { keys: readonly string[]; does: string }[];
}

const minutesCn = (seconds: number) => `${Math.floor(seconds / 60)}分${Math.floor(seconds % 60)}秒`;
const minutesEn = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;

/** Labels of the media players by language. */
export const playerLabels: Record<Locale, PlayerLabels> = defineLabels('player', {
  cn: {
    play: '播放',
    pause: '暂停',
    replay: '重新播放',
    back: (seconds) => `后退${seconds}秒`,
    mute: '静音',
    unmute: '取消静音',
    volume: '音量',
    position: '进度',
    watched: (percent) => `已看${percent}%`,
    spoken: (at, duration) => (duration > 0 ? `${minutesCn(at)}，共${minutesCn(duration)}` : minutesCn(at)),
    speed: '播放速度',
    times: (rate) => `${rate}倍`,
    captions: '字幕',
    captionSize: '字幕大小',
    captionSizes: { sm: '小字', md: '中字', lg: '大字' },
    enterFullscreen: '全屏',
    leaveFullscreen: '退出全屏',
    keys: '快捷键',
    waiting: '正在缓冲',
    failed: '放不出来，检查网络后再试',
    fetching: '网络不稳，正在重新取这一段',
    quality: '清晰度',
    autoQuality: '自动',
    lines: (height) => `${height}P`,
    noSkipping: '这个班不能跳着看，看过的部分可以往回拖',
    enterPicture: '画中画',
    leavePicture: '退出画中画',
    retry: '重试',
    resumed: (at) => `接着上次的${at}看`,
    fromStart: '从头看',
    note: (label, at) => `${at}的笔记：${label}`,
    next: '下一讲',
    hints: [
      { keys: ['空格'], does: '播放或暂停' },
      { keys: ['←', '→'], does: '10秒' },
      { keys: ['↑', '↓'], does: '音量' },
      { keys: ['<', '>'], does: '速度' },
      { keys: ['M'], does: '静音' },
      { keys: ['C'], does: '字幕' },
      { keys: ['F'], does: '全屏' },
    ],
  },
  en: {
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
    back: (seconds) => `Back ${seconds} seconds`,
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    position: 'Position',
    watched: (percent) => `${percent}% watched`,
    spoken: (at, duration) => (duration > 0 ? `${minutesEn(at)} of ${minutesEn(duration)}` : minutesEn(at)),
    speed: 'Speed',
    times: (rate) => `${rate}×`,
    captions: 'Captions',
    captionSize: 'Caption size',
    captionSizes: { sm: 'Small', md: 'Medium', lg: 'Large' },
    enterFullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    keys: 'Keyboard shortcuts',
    waiting: 'Buffering',
    failed: 'It will not play. Check the network and try again.',
    fetching: 'The network is unstable. Fetching this part again.',
    quality: 'Quality',
    autoQuality: 'Auto',
    lines: (height) => `${height}p`,
    noSkipping: 'This class is watched without skipping. You can go back to what you have seen.',
    enterPicture: 'Picture in picture',
    leavePicture: 'Leave picture in picture',
    retry: 'Try again',
    resumed: (at) => `Went on at ${at}`,
    fromStart: 'From the start',
    note: (label, at) => `Note at ${at}: ${label}`,
    next: 'Next lesson',
    hints: [
      { keys: ['Space'], does: 'play or pause' },
      { keys: ['←', '→'], does: '10 seconds' },
      { keys: ['↑', '↓'], does: 'volume' },
      { keys: ['<', '>'], does: 'speed' },
      { keys: ['M'], does: 'mute' },
      { keys: ['C'], does: 'captions' },
      { keys: ['F'], does: 'full screen' },
    ],
  },
});
