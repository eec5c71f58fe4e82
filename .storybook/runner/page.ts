import type { Page } from 'playwright-core';
import { bringAxe } from './axe.ts';
import { LEFT_OUT } from './sheet.ts';

/** Global of the page that collects console output: the runner's hooks run in two realms and share only the page. */
const OUTPUT = 'shuyuanOutput';

// Storybook's, when a play sends an event to its panel, and Vite's, on a development server.
const NOISE = ['Accessing the Story Store is deprecated', 'console.debug: [vite]'];

/** Returns and clears everything that the page wrote to the console or failed to load since the last call. */
export function takeOutput(page: Page): string[] {
  const output: string[] = Reflect.get(page, OUTPUT) ?? [];
  return output.splice(0).filter((line) => !NOISE.some((noise) => line.includes(noise)));
}

/**
 * Opens the preview of the built workbench once per story file; stories are then switched in place.
 * The commit counter is installed before React loads, and the a11y panel's own axe run is off: the visit runs it once.
 */
export async function openWorkbench({ page }: { page: Page }) {
  const output: string[] = [];
  Reflect.set(page, OUTPUT, output);
  page.on('console', (message) => output.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => output.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A browser aborts loading media once it has enough, and a brand's picture when the next brand is set; a player its parts.
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    const isEnough =
      isLeft &&
      (['media', 'image'].includes(request.resourceType()) || /\/files\/media\/hls\/|\.m4s$/.test(request.url()));
    if (!isEnough) output.push(`not loaded: ${request.url()}`);
  });
  await page.addInitScript(countCommits);
  await page.addInitScript(holdTimers);
  await page.addInitScript(seeAhead);
  await bringAxe(page);
  await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href, { waitUntil: 'load' });
  await page.evaluate(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
  // What is skipped off screen would be missing from pictures and from axe.
  await page.addStyleTag({ content: `* { content-visibility: visible !important } ${LEFT_OUT}` });
  await page.mouse.move(0, 0);
}

/** Fails if the page has spoken between two stories. */
export function expectQuiet(page: Page) {
  const output = takeOutput(page);
  if (output.length > 0) throw new Error(`The page was not quiet before the story:\n${output.join('\n')}`);
}

/**
 * What waits until it is near the window is drawn at once: a picture shows the whole page. Scrolling there instead would leave the sticky
 * header rastered a fraction of a pixel elsewhere, in some visits.
 */
function seeAhead() {
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options?.rootMargin === undefined ? options : { ...options, rootMargin: '5000px' });
    }
  };
}

/** The hook of React's developer tools; React calls it on every commit, in every build. */
function countCommits() {
  const commits = { count: 0 };
  Object.assign(window, {
    shuyuanCommits: commits,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE() {},
      onScheduleFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot() {
        commits.count += 1;
      },
    },
  });
}

/**
 * Lets the visit pause long timers: a countdown that ticks while the brand changes would look like a render of it. Short timers keep running,
 * because Storybook needs them. A paused timer can still be cleared: React would otherwise commit a tree that it has given up.
 */
function holdTimers() {
  const hold = { isOn: false };
  const { setTimeout, clearTimeout, setInterval } = window;
  const SHORT_MS = 100;
  /** The timer that waits on for a paused one, by the id that the page knows. */
  const waiting = new Map<number | undefined, number>();
  const setLong = (callback: () => void, delay: number) => {
    const ring = () => {
      waiting.delete(id);
      if (hold.isOn) waiting.set(id, setTimeout(ring, SHORT_MS));
      else callback();
    };
    const id = setTimeout(ring, delay);
    return id;
  };
  Object.assign(window, {
    shuyuanHold: hold,
    setTimeout: (callback: () => void, delay = 0, ...rest: unknown[]) =>
      delay < SHORT_MS
        ? setTimeout(callback, delay, ...rest)
        : setLong(() => Reflect.apply(callback, window, rest), delay),
    clearTimeout: (id: number | undefined) => {
      clearTimeout(id);
      clearTimeout(waiting.get(id));
      waiting.delete(id);
    },
    setInterval: (callback: () => void, delay = 0, ...rest: unknown[]) =>
      setInterval(() => hold.isOn || Reflect.apply(callback, window, rest), delay),
  });
}
