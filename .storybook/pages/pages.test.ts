import { describe, expect, it } from 'vitest';
import { pages } from '../../apps/portal/src/testing/workbench.tsx';

interface StoryModule {
  default: object;
  [name: string]: { args?: { page?: string }; tags?: readonly string[] };
}

const files = import.meta.glob<StoryModule>('./*.stories.tsx', { eager: true });
const stories = Object.values(files).flatMap(({ default: _, ...named }) => Object.entries(named));

/** A page has at most this many pictures in every brand; the others have one. */
const KEY_PAGES = 9;

describe('the stories under Pages', () => {
  it('are one for each page of the portal, named after it', () => {
    const shown = stories.map(([, { args }]) => args?.page ?? '');
    expect(shown.toSorted()).toEqual(Object.keys(pages).sort());
    for (const [name, { args }] of stories) expect(name.toLowerCase()).toBe(args?.page?.toLowerCase());
  });

  it('say which pictures they have: key pages in every brand, the others one', () => {
    for (const [name, { tags = [] }] of stories)
      expect(
        tags.filter((tag) => tag === 'page' || tag === 'page-one'),
        name,
      ).toHaveLength(1);
    expect(stories.filter(([, { tags }]) => tags?.includes('page')).length).toBeLessThanOrEqual(KEY_PAGES);
  });
});
