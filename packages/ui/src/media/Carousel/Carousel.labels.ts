import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the carousel. */
export interface CarouselLabels {
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Name of a slide and of its dot. */
  slide: (index: number, count: number) => string;
  /** What the region and its slides are called. */
  carousel: string;
  slideRole: string;
}

/** Dictionary of the carousel. */
export const carouselLabels: Record<Locale, CarouselLabels> = {
  cn: {
    pause: '暂停播放',
    play: '自动播放',
    previous: '上一页',
    next: '下一页',
    slide: (index, count) => `第${index}项，共${count}项`,
    carousel: '轮播',
    slideRole: '轮播项',
  },
  en: {
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous',
    next: 'Next',
    slide: (index, count) => `${index} of ${count}`,
    carousel: 'carousel',
    slideRole: 'slide',
  },
};
