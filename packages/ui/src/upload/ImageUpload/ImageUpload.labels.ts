import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ImageUpload. */
export interface ImageUploadLabels {
  add: string;
  addMore: (left: number) => string;
  /** Below the heading, once there are images to reorder. */
  sortHint: string;
  full: (most: number) => string;
  fullHint: string;
  compressing: string;
  queued: string;
  paused: string;
  resume: string;
  offline: string;
  failed: string;
  retry: string;
  preview: string;
  rotate: string;
  remove: string;
  cancel: string;
  back: string;
  forward: string;
  /** Accessible name of a tile: position, number of tiles, file name, state. */
  tile: (place: number, of: number, name: string, state: string) => string;
  /** Accessible name of a button of a tile: its action, and which picture. */
  actOn: (action: string, place: number) => string;
  /** What the keys do on a tile, for screen readers. */
  keys: { enter: (action: string) => string; arrows: string; rotate: string; remove: string; between: string };
  done: string;
  sending: (percent: number) => string;
  moved: (place: number, of: number) => string;
  removed: (name: string) => string;
}

/** Labels of ImageUpload by language. */
export const imageUploadLabels: Record<Locale, ImageUploadLabels> = defineLabels('ImageUpload', {
  cn: {
    add: '拍照或选图',
    addMore: (left) => (Number.isFinite(left) ? `还可传${left}张` : '再加一张'),
    sortHint: '拖动或按方向键换顺序，第1张会当封面',
    full: (most) => `${most}张都选满了`,
    fullHint: '删掉一张才能再加',
    compressing: '正在摆正',
    queued: '排队中',
    paused: '已暂停',
    resume: '继续',
    offline: '联网后继续',
    failed: '上传失败',
    retry: '重试',
    preview: '放大',
    rotate: '旋转',
    remove: '删除',
    cancel: '取消',
    back: '前移',
    forward: '后移',
    tile: (place, of, name, state) => `第${place}张，共${of}张，${name}，${state}`,
    actOn: (action, place) => `${action}第${place}张`,
    keys: {
      enter: (action) => `按回车${action}`,
      arrows: '按方向键换顺序',
      rotate: '按R键旋转',
      remove: '按删除键删掉',
      between: '，',
    },
    done: '已上传',
    sending: (percent) => `已传${percent}%`,
    moved: (place, of) => `移到第${place}位，共${of}张`,
    removed: (name) => `已删除${name}`,
  },
  en: {
    add: 'Add a picture',
    addMore: (left) => (Number.isFinite(left) ? `Room for ${left}` : 'Add another'),
    sortHint: 'Drag or use the arrow keys to sort; the first is the cover',
    full: (most) => `All ${most} are chosen`,
    fullHint: 'Remove one to add another',
    compressing: 'Turning upright',
    queued: 'Waiting',
    paused: 'Paused',
    resume: 'Go on',
    offline: 'Goes on when online',
    failed: 'Failed',
    retry: 'Try again',
    preview: 'Enlarge',
    rotate: 'Turn',
    remove: 'Remove',
    cancel: 'Cancel',
    back: 'Move back',
    forward: 'Move on',
    tile: (place, of, name, state) => `Picture ${place} of ${of}, ${name}, ${state}`,
    actOn: (action, place) => `${action}: picture ${place}`,
    keys: {
      enter: (action) => `Enter: ${action.toLowerCase()}`,
      arrows: 'arrow keys: sort',
      rotate: 'R: turn',
      remove: 'Delete: remove',
      between: '; ',
    },
    done: 'uploaded',
    sending: (percent) => `${percent}% sent`,
    moved: (place, of) => `Moved to ${place} of ${of}`,
    removed: (name) => `${name} was removed`,
  },
});
