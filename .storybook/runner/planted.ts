import type { Page } from 'playwright-core';
import { show } from './brands.ts';
import { compareAtService, takePicture } from './picture.ts';
import { leaveOutRepeats, showRepeats } from './repeats.ts';
import { clipOfPage, settle } from './sheet.ts';

/** Visits without a change, all of which must look the same. */
const UNCHANGED_VISITS = 20;

/** A change that a designer would notice: of a variable on the root, or of a property of an element. */
interface Planted {
  readonly change: string;
  readonly name: string;
  /** The element of the property; absent for a variable. */
  readonly selector?: string;
  /** A value, or the levels by which each channel of the colour moves. */
  readonly value: string | number;
}

/** One brand of a state that a Matrix had left out, because the state above it says the same. */
const REPEATED = { selector: '[data-state="again"] > [data-cell="jinyouhui"] [data-brand] > *' };

const PLANTED: readonly Planted[] = [
  { change: '1 level on a ground', name: '--sy-color-surface-page', value: -1 },
  { change: '1 level on a card', name: '--sy-color-surface-card', value: -1 },
  { change: '1 level on a border', name: '--sy-field-border', value: 1 },
  { change: '2 levels on a colour of the brand', name: '--sy-color-action-bg', value: 2 },
  { change: '2 levels on a text', name: '--sy-color-text-secondary', value: 2 },
  { change: '1 px of a moved edge', name: '--sy-field-h-md', value: '37px' },
  { change: '1 px of a moved button', selector: 'button + button', name: 'translate', value: '1px 0' },
  { change: '1 px of a corner', name: '--sy-radius-card', value: '11px' },
  { change: 'a lost border', name: '--sy-field-border', value: 'transparent' },
  { change: 'a lost shadow', name: '--sy-shadow-1', value: '0 0 transparent' },
  { change: 'a colour', ...REPEATED, name: 'color', value: 'var(--sy-color-text-primary)' },
  { change: 'a lower border', ...REPEATED, name: 'border-bottom', value: '1px solid var(--sy-color-action-bg)' },
  {
    change: 'the colour of a line',
    ...REPEATED,
    name: 'text-decoration',
    value: 'underline var(--sy-color-action-bg)',
  },
  { change: 'an opacity', ...REPEATED, name: 'opacity', value: '0.99' },
  { change: 'a filter', ...REPEATED, name: 'filter', value: 'saturate(0.5)' },
];

/** Plants a change; `null` takes it away. */
async function plant(page: Page, { selector = ':root', name }: Planted, value: string | number | null) {
  await page.evaluate(
    ({ where, property, planted }) => {
      const element = document.querySelector<HTMLElement>(where);
      if (!element) throw new Error(`There is no ${where} to change.`);
      if (planted === null) return element.style.removeProperty(property);
      if (typeof planted === 'string') return element.style.setProperty(property, planted);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${property})`;
      const channels = (getComputedStyle(probe).color.match(/\d+/g) ?? []).slice(0, 3);
      probe.remove();
      const moved = channels.map((channel) => Math.min(255, Math.max(0, Number(channel) + planted)));
      element.style.setProperty(property, `rgb(${moved.join(' ')})`);
    },
    { where: selector, property: name, planted: value },
  );
}

async function compareNow(page: Page, id: string) {
  await leaveOutRepeats(page, false);
  await settle(page);
  const answer = await compareAtService(id, await takePicture(page, await clipOfPage(page)), 'held');
  await showRepeats(page);
  return answer;
}

/** The control of all pictures: small changes are seen, each of them, and a page that did not change is the same every time. */
export async function expectPlantedSeen(page: Page, id: string) {
  await compareNow(page, id);
  const flaws: string[] = [];
  for (const planted of PLANTED) {
    await plant(page, planted, planted.value);
    const { isSame } = await compareNow(page, id);
    await plant(page, planted, null);
    if (isSame)
      flaws.push(`The pictures do not see ${planted.change}${planted.selector ? ` of ${planted.selector}` : ''}.`);
  }
  const [brand, other] = ['default', 'shengya'];
  for (let visit = 1; visit <= UNCHANGED_VISITS; visit += 1) {
    await show(page, { brand: other });
    await show(page, { brand });
    const { isSame, message } = await compareNow(page, id);
    if (!isSame) flaws.push(`Unchanged visit ${visit}: ${message}`);
  }
  if (flaws.length > 0) throw new Error(flaws.join('\n'));
}
