import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Lightbox. */
export const labels = defineLabels('Lightbox', {
  cn: {
    name: '查看图片',
    close: '关闭',
    previous: '上一张',
    next: '下一张',
    zoomIn: '放大',
    zoomOut: '缩小',
    broken: '图片没有加载出来',
    place: (n: number, of: number) => `第${n}张，共${of}张`,
  },
  en: {
    name: 'Pictures',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    broken: 'The picture did not load',
    place: (n: number, of: number) => `Picture ${n} of ${of}`,
  },
});
