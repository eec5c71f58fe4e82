import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import type { MarkTool } from './strokes.ts';

/** Labels of MarkedPicture. */
export interface MarkedPictureLabels {
  tools: Record<MarkTool | 'eraser', string>;
  toolbar: string;
  red: string;
  blue: string;
  undo: string;
  redo: string;
  turn: string;
  zoomIn: string;
  zoomOut: string;
  /** Name of the picture with the number of its marks. */
  marks: (picture: string, count: number) => string;
  /** The words that were written on it. */
  words: (texts: string) => string;
  /** Name of the number at the place of a remark. */
  remark: (number: number) => string;
  /** How the picture is marked without a pointer. */
  keys: string;
  text: string;
  failed: string;
}

/** Labels of MarkedPicture by language. */
export const markedPictureLabels: Record<Locale, MarkedPictureLabels> = defineLabels('MarkedPicture', {
  cn: {
    tools: {
      pen: '红笔',
      highlighter: '荧光笔',
      text: '写字',
      tick: '打勾',
      half: '半对',
      cross: '打叉',
      eraser: '擦除',
    },
    toolbar: '批改工具',
    red: '红色',
    blue: '蓝色',
    undo: '撤销',
    redo: '重做',
    turn: '旋转',
    zoomIn: '放大',
    zoomOut: '缩小',
    marks: (picture, count) => `${picture}，${count}处批改`,
    words: (texts) => `写着：${texts}`,
    remark: (number) => `批注${number}`,
    keys: '方向键移动落点，回车落笔，再按回车收笔',
    text: '批改文字',
    failed: '图片没有打开',
  },
  en: {
    tools: {
      pen: 'Pen',
      highlighter: 'Highlighter',
      text: 'Text',
      tick: 'Tick',
      half: 'Half right',
      cross: 'Cross',
      eraser: 'Eraser',
    },
    toolbar: 'Marking tools',
    red: 'Red',
    blue: 'Blue',
    undo: 'Undo',
    redo: 'Redo',
    turn: 'Turn',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    marks: (picture, count) => `${picture}, ${count} ${count === 1 ? 'mark' : 'marks'}`,
    words: (texts) => `It says: ${texts}`,
    remark: (number) => `Remark ${number}`,
    keys: 'Move with the arrow keys, Enter marks; Enter again ends a line',
    text: 'Text to write',
    failed: 'The picture could not be opened',
  },
});
