import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyStory } from './fixtures/everyStory.tsx';
import type { ServerPages } from './fixtures/serverPages.tsx';

// A window before the first import, and modules as a server loads them, so that both render the same addresses of pictures.
await vi.hoisted(async () => {
  const { builtinEnvironments } = await import('vitest/runtime');
  await builtinEnvironments.jsdom.setup(globalThis, {});
});

const SCRIPT = path.join(import.meta.dirname, '../scripts/serverPages.mjs');

/** Nothing is laid out here, so nothing comes into view. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A browser reads it from the markup, which jsdom does not. */
function mutedAsRead(this: HTMLMediaElement) {
  return this.hasAttribute('muted');
}

/** Pictures that the browser's own decoders compress while they are shown: nothing of it exists here. */
const COMPRESSED = /^upload\/CompressNote/;

let pages: ServerPages;
let said: string[] = [];
const note = (...words: unknown[]) => void said.push(words.join(' ').slice(0, 500));

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(note);
  // What a page finds in every browser and not in jsdom.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('IntersectionObserver', Unseen);
  vi.stubGlobal('ResizeObserver', Unseen);
  Object.defineProperty(HTMLMediaElement.prototype, 'muted', { get: mutedAsRead, set: () => undefined });
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT], { maxBuffer: 64 * 1024 * 1024 });
  pages = JSON.parse(stdout) as ServerPages;
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Hydrates what the server made, lets all effects run, and takes it away again. */
async function hydrate(name: string, Story: ComponentType): Promise<string[]> {
  said = [];
  const root = document.createElement('div');
  root.innerHTML = pages.html[name] ?? '';
  // Emotion moves the rules of a page into its head when it starts, before anything is hydrated.
  for (const rules of root.querySelectorAll('style[data-emotion]')) rules.remove();
  document.body.replaceChildren(root);
  try {
    const mounted = await act(async () =>
      hydrateRoot(root, <Story />, { onRecoverableError: (error) => note(String(error)) }),
    );
    await act(async () => mounted.unmount());
  } catch (error) {
    note(error instanceof Error ? error.stack : error);
  }
  return said.map((line) => `${name}: ${line}`);
}

describe('server rendering of the kit', () => {
  it('renders every state of every component without a window, silently', () => {
    expect(Object.keys(pages.html).length).toBeGreaterThan(1500);
    expect(pages.problems).toEqual([]);
  });

  it('hydrates every one of them as it was rendered, though time has passed', async () => {
    const problems: string[] = [];
    for (const [name, Story] of await everyStory()) {
      if (!COMPRESSED.test(name)) problems.push(...(await hydrate(name, Story)));
    }
    expect(problems).toEqual([]);
  });
});
