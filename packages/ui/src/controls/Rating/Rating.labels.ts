import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Rating. */
export const labels = defineLabels('Rating', {
  cn: { stars: (n: number) => `${n}星`, shown: (n: number) => `${n}分，满分5分`, none: '还没有评分', title: '评分' },
  en: {
    stars: (n: number) => `${n} ${n === 1 ? 'star' : 'stars'}`,
    shown: (n: number) => `${n} of 5`,
    none: 'Not rated yet',
    title: 'Rating',
  },
});
