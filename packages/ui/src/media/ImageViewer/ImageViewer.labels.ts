import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ImageViewer. */
export interface ImageViewerLabels {
  nearer: string;
  farther: string;
  left: string;
  right: string;
  fit: string;
  scale: (percent: number) => string;
  broken: string;
  tools: string;
  hint: string;
}

/** Labels of ImageViewer by language. */
export const imageViewerLabels: Record<Locale, ImageViewerLabels> = defineLabels('ImageViewer', {
  cn: {
    nearer: '放大',
    farther: '缩小',
    left: '向左转',
    right: '向右转',
    fit: '适合窗口',
    scale: (percent) => `${percent}%`,
    broken: '图片打不开',
    tools: '看图工具',
    hint: '方向键移动，+和−缩放，R旋转，0适合窗口',
  },
  en: {
    nearer: 'Zoom in',
    farther: 'Zoom out',
    left: 'Turn left',
    right: 'Turn right',
    fit: 'Fit',
    scale: (percent) => `${percent} %`,
    broken: 'The picture cannot be opened',
    tools: 'Picture tools',
    hint: 'Arrows move, + and − zoom, R turns, 0 fits',
  },
});
