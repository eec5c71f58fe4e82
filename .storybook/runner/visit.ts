import type { Page } from 'playwright-core';
import { shotsOf } from '../shots.ts';
import { type A11yParameters, expectAccessible } from './axe.ts';
import { expectNoRenders, expectRenders, pairOf } from './brands.ts';
import { takeOutput } from './page.ts';
import { expectPictures, picturesAreCompared } from './picture.ts';
import { expectPlantedSeen } from './planted.ts';

/** A story that is on the page, as whoever visits it knows it. */
export interface Visited {
  id: string;
  title: string;
  name: string;
  /** Its play has failed. */
  hasFailure?: boolean;
}

interface Story {
  /** The story's `a11y` parameters. */
  a11y: A11yParameters | undefined;
  /** Every brand of the workbench. */
  brandIds: string[];
  tags: string[];
}

/** What the preview reports about the story on screen. */
function readStory(page: Page): Promise<Story> {
  return page.evaluate(() => {
    const { story } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender;
    const { a11y, brandIds } = story.parameters;
    return { a11y: a11y && JSON.parse(JSON.stringify(a11y)), brandIds, tags: story.tags };
  });
}

/** After a story's play: its pictures if it has any, axe, the brands without a render, and an empty console. */
export async function visitStory(page: Page, story: Visited) {
  if (story.hasFailure) {
    takeOutput(page);
    return;
  }
  const { a11y, brandIds, tags } = await readStory(page);
  const isMatrix = story.name === 'Matrix';
  const shots = picturesAreCompared ? shotsOf({ ...story, tags }, brandIds) : [];
  const isLater = ({ locale, isForced }: (typeof shots)[number]) => locale === 'en' || isForced === true;
  const now = shots.filter((shot) => !isLater(shot));
  if (now.length > 0) await expectPictures(page, now, isMatrix);
  if (picturesAreCompared && tags.includes('planted-changes')) await expectPlantedSeen(page, story.id);
  await expectAccessible(page, { isMatrix, a11y });
  // A page of one picture is made of components that are asked themselves.
  if (tags.includes('renders-on-brand')) await expectRenders(page, brandIds);
  else if (!tags.includes('page-one'))
    await expectNoRenders(page, isMatrix ? brandIds : await pairOf(page, story.id, brandIds));
  // Last, because they leave one brand of a Matrix, and axe measures the contrast in all of them.
  const later = shots.filter(isLater);
  if (later.length > 0) await expectPictures(page, later, isMatrix);
  const output = takeOutput(page);
  if (output.length > 0) throw new Error(`A story is silent, but this one said:\n${output.join('\n')}`);
}
