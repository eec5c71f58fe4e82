import { describe, expect, it } from 'vitest';
import { pages } from '../../apps/portal/src/testing/workbench.tsx';

interface StoryModule {
  default: object;
  [name: string]: { args?: { page?: string }; tags?: readonly string[] };
}

const files = import.meta.glob<StoryModule>('./*.stories.tsx', { eager: true });
const stories = Object.values(files).flatMap(({ default: _, ...named }) => Object.entries(named));

/** So many pages have a picture in each brand of the Matrices; the others have one. */
const KEY_PAGES = 8;
/** So many of them have one in every further brand too, and so many with forced colours: more would make each new brand dearer (0026). */
const [BRAND_PAGES, FORCED_PAGES] = [3, 3];

describe('the stories under Pages', () => {
  it('are one for each page of the portal, named after it', () => {
    const shown = stories.map(([, { args }]) => args?.page ?? '');
    expect(shown.toSorted()).toEqual(Object.keys(pages).sort());
    for (const [name, { args }] of stories) expect(name.toLowerCase()).toBe(args?.page?.toLowerCase());
  });

  it('say which pictures they have: key pages in the brands of the Matrices, three in every brand, the others one', () => {
    for (const [name, { tags = [] }] of stories)
      expect(
        tags.filter((tag) => tag === 'page' || tag === 'page-one'),
        name,
      ).toHaveLength(1);
    const tagged = (tag: string) => stories.filter(([, { tags }]) => tags?.includes(tag)).map(([name]) => name);
    expect(tagged('page')).toHaveLength(KEY_PAGES);
    expect(tagged('page-brand')).toHaveLength(BRAND_PAGES);
    expect(tagged('page-forced')).toHaveLength(FORCED_PAGES);
    for (const name of [...tagged('page-brand'), ...tagged('page-forced')]) expect(tagged('page')).toContain(name);
  });
});
