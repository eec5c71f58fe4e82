import type { Page } from 'playwright-core';
import { expectPrepared } from '../../.storybook/runner/prepared.ts';
import { LEFT_OUT, settle } from '../../.storybook/runner/sheet.ts';
import type { Shot } from '../../.storybook/shots.ts';
import { WAIT_MS } from '../../scripts/bounds.ts';
import { type Look, lookAt } from './look.ts';

/** Phases of a story's render after which nothing more comes. */
const ENDED = ['completed', 'finished', 'errored', 'aborted'];
/** What moves by itself is at no moment the same. */
const STILL = `* { content-visibility: visible !important; caret-color: transparent !important } ${LEFT_OUT}`;

/** A picture of a story, and the story. */
export interface Picture {
  readonly story: string;
  readonly shot: Shot;
}

async function open(page: Page, url: string, { story, shot }: Picture) {
  const { locale = 'cn', brand } = shot;
  const globals = [`locale:${locale}`, ...(brand ? [`brand:${brand}`] : []), 'a11y.manual:!true'].join(';');
  await page.emulateMedia({ forcedColors: shot.isForced ? 'active' : 'none' });
  await page.goto(new URL(`iframe.html?id=${story}&viewMode=story&globals=${globals}`, url).href);
  await page.waitForFunction(
    (ended) => ended.includes(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase),
    ENDED,
    { timeout: WAIT_MS },
  );
  await expectPrepared(page);
  await page.addStyleTag({ content: STILL });
  await settle(page);
}

const FAILED: Look = { shown: 'it does not open', announced: '' };

/** What a picture shows now; a story that fails shows that. */
export async function visit(page: Page, url: string, picture: Picture): Promise<Look> {
  try {
    await open(page, url, picture);
    return await lookAt(page);
  } catch {
    return FAILED;
  }
}
