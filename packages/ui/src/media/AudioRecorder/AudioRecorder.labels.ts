import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import type { RecorderPhase } from './recorder.ts';

/** Labels of AudioRecorder. */
export interface AudioRecorderLabels {
  start: string;
  stop: string;
  pause: string;
  resume: string;
  again: string;
  send: string;
  retrySend: string;
  review: string;
  /** Status text in each phase, and the hint below it. */
  says: Record<RecorderPhase, string>;
  hints: Partial<Record<RecorderPhase, string>>;
  full: (longest: string) => string;
  limit: (longest: string, size: string) => string;
  tooLarge: (size: string, limit: string) => string;
  sendFailed: string;
  sent: string;
}

/** Labels of AudioRecorder by language. */
export const audioRecorderLabels: Record<Locale, AudioRecorderLabels> = defineLabels('AudioRecorder', {
  cn: {
    start: '开始录音',
    stop: '停止',
    pause: '暂停',
    resume: '继续',
    again: '重录',
    send: '交这段录音',
    retrySend: '再交一次',
    review: '试听',
    says: {
      idle: '点一下开始',
      asking: '正在请求麦克风',
      recording: '正在录',
      paused: '停在这里',
      review: '听一下再交',
      denied: '需要麦克风权限',
      missing: '没有找到麦克风',
      insecure: '这个网址不能录音',
      failed: '录音中断了',
    },
    hints: {
      idle: '再点一下停止',
      asking: '在浏览器的提示里点允许',
      denied: '点地址栏的小锁打开',
      missing: '接上麦克风后再试',
      insecure: '浏览器只在https网址上给麦克风',
      failed: '再录一次',
    },
    full: (longest) => `已经到${longest}，不能再长了`,
    limit: (longest, size) => `最长${longest}，不超过${size}`,
    tooLarge: (size, limit) => `${size}，音频上限${limit}`,
    sendFailed: '没有交上去，录音还在',
    sent: '已经交了',
  },
  en: {
    start: 'Start recording',
    stop: 'Stop',
    pause: 'Pause',
    resume: 'Go on',
    again: 'Record again',
    send: 'Hand it in',
    retrySend: 'Hand in again',
    review: 'Listen',
    says: {
      idle: 'Click to start',
      asking: 'Asking for the microphone',
      recording: 'Recording',
      paused: 'Paused here',
      review: 'Listen before you hand it in',
      denied: 'Microphone permission needed',
      missing: 'No microphone found',
      insecure: 'No recording at this address',
      failed: 'The recording broke off',
    },
    hints: {
      idle: 'Click again to stop',
      asking: 'Choose Allow when the browser asks',
      denied: 'Open it by the lock in the address bar',
      missing: 'Connect one and try again',
      insecure: 'Browsers give the microphone to https addresses only',
      failed: 'Record once more',
    },
    full: (longest) => `${longest} is the longest there is`,
    limit: (longest, size) => `At most ${longest}, ${size}`,
    tooLarge: (size, limit) => `${size}; sound may have ${limit}`,
    sendFailed: 'It was not handed in; the recording is still here',
    sent: 'Handed in',
  },
});
