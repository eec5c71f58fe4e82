import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of FileUpload. */
export interface FileUploadLabels {
  list: string;
  /** The button below the files. */
  add: string;
  done: (size: string) => string;
  sending: (sent: string, total: string) => string;
  secondsLeft: (seconds: number) => string;
  minutesLeft: (minutes: number) => string;
  queued: (size: string) => string;
  compressing: string;
  paused: (percent: number) => string;
  /** Waiting for the network: resumes at `percent`, or restarts. */
  offline: (percent: number) => string;
  offlineAtStart: string;
  compressed: (before: string, after: string) => string;
  original: (size: string) => string;
  refused: (message: string) => string;
  pause: string;
  resume: string;
  cancel: string;
  remove: string;
  preview: string;
  removed: (name: string) => string;
  /** Accessible name of an action, with the file name. */
  of: (action: string, name: string) => string;
}

/** Labels of FileUpload by language. */
export const fileUploadLabels: Record<Locale, FileUploadLabels> = defineLabels('FileUpload', {
  cn: {
    list: '已选的文件',
    add: '添加附件',
    done: (size) => `${size}·已上传`,
    sending: (sent, total) => `${sent} / ${total}`,
    secondsLeft: (seconds) => `·约${seconds}秒`,
    minutesLeft: (minutes) => `·约${minutes}分钟`,
    queued: (size) => `排队中·${size}`,
    compressing: '正在压缩',
    paused: (percent) => `已暂停，停在${percent}%`,
    offline: (percent) => `断网了，联网后从${percent}%继续`,
    offlineAtStart: '断网了，联网后继续',
    compressed: (before, after) => `已从${before}压到${after}`,
    original: (size) => `${size}，压完反而更大，按原图上传`,
    refused: (message) => `上传失败，${message}`,
    pause: '暂停',
    resume: '继续',
    cancel: '取消',
    remove: '删除',
    preview: '预览',
    removed: (name) => `已删除${name}`,
    of: (action, name) => `${action}：${name}`,
  },
  en: {
    list: 'Chosen files',
    add: 'Add attachments',
    done: (size) => `${size} · uploaded`,
    sending: (sent, total) => `${sent} of ${total}`,
    secondsLeft: (seconds) => ` · about ${seconds} s`,
    minutesLeft: (minutes) => ` · about ${minutes} min`,
    queued: (size) => `Waiting · ${size}`,
    compressing: 'Making it smaller',
    paused: (percent) => `Paused at ${percent}%`,
    offline: (percent) => `No network; goes on from ${percent}%`,
    offlineAtStart: 'No network; goes on by itself',
    compressed: (before, after) => `Made smaller, from ${before} to ${after}`,
    original: (size) => `${size}; smaller would have been larger, so sent as it is`,
    refused: (message) => `Upload failed: ${message}`,
    pause: 'Pause',
    resume: 'Go on',
    cancel: 'Cancel',
    remove: 'Remove',
    preview: 'Preview',
    removed: (name) => `${name} was removed`,
    of: (action, name) => `${action}: ${name}`,
  },
});
