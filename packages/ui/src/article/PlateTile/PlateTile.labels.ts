import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of PlateTile. */
export interface PlateTileLabels {
  /** How many posts it has, the number formatted. */
  posts: (count: string) => string;
  /** Said of a board on which only the school writes. */
  schoolOnly: string;
}

/** Labels of PlateTile by language. */
export const plateTileLabels: Record<Locale, PlateTileLabels> = defineLabels('PlateTile', {
  cn: { posts: (count) => `${count}篇`, schoolOnly: '只有学校能发' },
  en: { posts: (count) => `${count} ${count === '1' ? 'post' : 'posts'}`, schoolOnly: 'School posts only' },
});
