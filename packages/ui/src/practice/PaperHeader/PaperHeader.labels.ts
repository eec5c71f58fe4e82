import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Where the answers are: on the server, on their way, or in this browser only: with or without the network, or refused as they are. */
export type PaperSaveStatus = 'saved' | 'saving' | 'local' | 'offline' | 'failed' | 'refused';

/** Labels of PaperHeader. */
export interface PaperHeaderLabels {
  back: string;
  progress: string;
  leave: string;
  /** `when` is empty before anything was saved. */
  saves: Record<PaperSaveStatus, (when: string) => string>;
}

/** Labels of PaperHeader by language. */
export const paperHeaderLabels: Record<Locale, PaperHeaderLabels> = defineLabels('PaperHeader', {
  cn: {
    back: '返回',
    progress: '答题进度',
    leave: '存好，稍后再做',
    saves: {
      saved: (when) => (when ? `${when}已保存` : '已保存'),
      saving: () => '正在保存',
      local: () => '已存在这台设备，稍后自动上传',
      offline: () => '没有网络，已存在这台设备',
      failed: () => '没有保存上，正在重试',
      refused: () => '有答案没能保存，看题目下面的说明',
    },
  },
  en: {
    back: 'Back',
    progress: 'Progress',
    leave: 'Save and go on later',
    saves: {
      saved: (when) => (when ? `Saved at ${when}` : 'Saved'),
      saving: () => 'Saving',
      local: () => 'Saved on this device, sent soon',
      offline: () => 'Offline, saved on this device',
      failed: () => 'Not saved yet, trying again',
      refused: () => 'An answer was not saved: see the note below its question',
    },
  },
});
