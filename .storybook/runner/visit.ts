import type { TestContext } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { type A11yParameters, expectAccessible } from './axe.ts';
import { expectNoRenders, expectRenders } from './brands.ts';
import { takeOutput } from './page.ts';
import { expectSamePicture, expectSamePictures, picturesAreCompared } from './picture.ts';

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

/** After a story's play: its picture if it has one, axe, the five brands without a render, and an empty console. */
export async function visitStory(page: Page, story: TestContext) {
  if (story.hasFailure) {
    takeOutput(page);
    return;
  }
  const { a11y, brandIds, tags } = await readStory(page);
  const isMatrix = story.name === 'Matrix';
  if (picturesAreCompared) {
    if (isMatrix || tags.includes('page-english')) await expectSamePicture(page, story.id);
    else if (tags.includes('page')) await expectSamePictures(page, story.id, brandIds);
  }
  await expectAccessible(page, { isMatrix, a11y });
  if (tags.includes('renders-on-brand')) await expectRenders(page, brandIds);
  else await expectNoRenders(page, brandIds);
  const output = takeOutput(page);
  if (output.length > 0) throw new Error(`A story is silent, but this one said:\n${output.join('\n')}`);
}
