import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CropDialog. */
export interface CropDialogLabels {
  /** Accessible name of the crop area, and its keyboard controls. */
  stage: string;
  keys: string;
  move: string;
  zoomKeys: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  turn: string;
  other: string;
}

/** Labels of CropDialog by language. */
export const cropDialogLabels: Record<Locale, CropDialogLabels> = defineLabels('CropDialog', {
  cn: {
    stage: '裁剪区域',
    keys: '方向键移动，加号和减号缩放',
    move: '移动',
    zoomKeys: '缩放',
    zoom: '缩放',
    zoomIn: '放大',
    zoomOut: '缩小',
    turn: '向右旋转',
    other: '换一张',
  },
  en: {
    stage: 'Part of the picture',
    keys: 'Arrow keys move, plus and minus zoom',
    move: 'move',
    zoomKeys: 'zoom',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    turn: 'Turn right',
    other: 'Choose another',
  },
});
