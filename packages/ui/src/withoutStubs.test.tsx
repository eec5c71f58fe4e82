// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { everyStory } from './fixtures/everyStory.tsx';

/** A story that paints the pictures which it shows compressed; the component is in the others. */
const PAINTING = /^upload\/CompressNote/;
/** jsdom does not know this element of HTML. */
const UNKNOWN_TAG = /is unrecognized in this browser.* search$/;

let said: string[] = [];

beforeAll(async () => {
  // Loaded already, so that what comes later is there while a story is.
  await import('./media/Carousel/carouselEngine.tsx');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue(undefined); // of Storybook, about the arguments of stories
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    const line = words.join(' ').slice(0, 300);
    if (!UNKNOWN_TAG.test(line)) said.push(line);
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Mounts a story and takes it away again; what was thrown or printed. */
async function mount(Story: ComponentType): Promise<string[]> {
  said = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  try {
    await act(async () => root.render(<Story />));
  } catch (error) {
    said.push(error instanceof Error ? error.message : String(error));
  }
  try {
    await act(async () => root.unmount());
  } catch {
    // What could not be mounted cannot be taken away either.
  }
  document.body.replaceChildren();
  return said;
}

it('every state of every component mounts in jsdom without a stub', async () => {
  expect(['ResizeObserver', 'IntersectionObserver'].filter((name) => name in window)).toEqual([]);
  const failed = new Map<string, string[]>();
  const stories = await everyStory();
  for (const [name, Story] of stories) {
    const problems = PAINTING.test(name) ? [] : await mount(Story);
    if (problems.length > 0) failed.set(name, problems);
  }
  expect(stories.size).toBeGreaterThan(1500);
  expect(Object.fromEntries(failed)).toEqual({});
});
