import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Carousel. */
export interface CarouselLabels {
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Accessible name of a slide and of its dot. */
  slide: (index: number, count: number) => string;
  /** Role descriptions of the region and of its slides. */
  carousel: string;
  slideRole: string;
}

/** Labels of Carousel by language. */
export const carouselLabels: Record<Locale, CarouselLabels> = defineLabels('Carousel', {
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
});
