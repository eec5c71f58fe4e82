import type { Page } from 'playwright-core';
import { type Shot, shotsOf } from '../shots.ts';
import { expectAccessible } from './axe.ts';
import { expectNoRenders, expectRenders, pairOf, show } from './brands.ts';
import { expectModes } from './modes.ts';
import { takeOutput } from './page.ts';
import { expectPictures, picturesAreCompared } from './picture.ts';
import { expectPlantedSeen } from './planted.ts';
import { expectPrepared, readAlone, withRoom } from './prepared.ts';
import type { Story } from './story.ts';
import { visitPage } from './visitPage.ts';

/** A story that is on the page, as whoever visits it knows it. */
export interface Visited {
  id: string;
  title: string;
  name: string;
  /** Its play has failed. */
  hasFailure?: boolean;
}

function readStory(page: Page): Promise<Story> {
  return page.evaluate(() => {
    const { story } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender;
    const { a11y, brandIds, chromatic } = story.parameters;
    const brand = document.documentElement.dataset['brand'] ?? '';
    const modes = chromatic?.disableSnapshot === false ? chromatic.modes : {};
    return { a11y: a11y && JSON.parse(JSON.stringify(a11y)), brand, brandIds, modes, tags: story.tags };
  });
}

/** Pictures that leave one brand of a Matrix, so they are taken last: axe measures the contrast in all of them. */
const isLater = ({ locale, isForced }: Shot) => locale === 'en' || isForced === true;

async function visitMatrix(page: Page, story: Visited, read: Story, shots: Shot[]) {
  await expectPrepared(page);
  await withRoom(page, () => visitComponent(page, story, read, shots, true));
}

async function visitComponent(page: Page, story: Visited, read: Story, shots: Shot[], isMatrix = false) {
  const { a11y, brand, brandIds, tags } = read;
  const [now, later] = [shots.filter((shot) => !isLater(shot)), shots.filter(isLater)];
  if (now.length > 0) await expectPictures(page, now, isMatrix);
  if (now.some((shot) => shot.brand !== undefined)) await show(page, { brand });
  if (picturesAreCompared && tags.includes('planted-changes')) await expectPlantedSeen(page, story.id);
  if (isMatrix) await readAlone(page);
  await expectAccessible(page, { isMatrix, a11y });
  if (tags.includes('renders-on-brand')) await expectRenders(page, brandIds);
  else await expectNoRenders(page, pairOf(brand, story.id, brandIds));
  if (later.length === 0) return;
  await expectPictures(page, later, isMatrix);
  await show(page, { locale: 'cn' });
}

/** After a story's play: its pictures if it has any, axe, the brands without a render, and an empty console. */
export async function visitStory(page: Page, story: Visited) {
  if (story.hasFailure) {
    takeOutput(page);
    return;
  }
  const read = await readStory(page);
  const drawn = shotsOf({ ...story, tags: read.tags }, read.brandIds);
  expectModes(story.id, drawn, read.modes);
  const shots = picturesAreCompared ? drawn : [];
  if (story.title.startsWith('Pages/')) await visitPage(page, story.id, read, shots);
  else if (story.name === 'Matrix') await visitMatrix(page, story, read, shots);
  else await visitComponent(page, story, read, shots);
  const output = takeOutput(page);
  if (output.length > 0) throw new Error(`A story is silent, but this one said:\n${output.join('\n')}`);
}
