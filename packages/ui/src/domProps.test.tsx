/// <reference types="vite/types/importMeta.d.ts" />
// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ChatWindow } from './chat/ChatWindow/ChatWindow.tsx';
import { Form } from './controls/Form/Form.tsx';
import { KitProvider } from './foundations/KitProvider/KitProvider.tsx';

type Props = Record<string, unknown>;

/** Handlers of a root by the events of the document that call them. */
const EVENTS = {
  onFocus: () => new FocusEvent('focusin', { bubbles: true }),
  onBlur: () => new FocusEvent('focusout', { bubbles: true }),
  onKeyDown: () => new KeyboardEvent('keydown', { key: 'F2', bubbles: true }),
  onKeyUp: () => new KeyboardEvent('keyup', { key: 'F2', bubbles: true }),
  onMouseEnter: () => new MouseEvent('mouseover', { bubbles: true }),
  onMouseLeave: () => new MouseEvent('mouseout', { bubbles: true }),
  onMouseMove: () => new MouseEvent('mousemove', { bubbles: true }),
  onPointerDown: () => new MouseEvent('pointerdown', { bubbles: true }),
  onPointerUp: () => new MouseEvent('pointerup', { bubbles: true }),
  onPointerEnter: () => new MouseEvent('pointerover', { bubbles: true }),
  onPointerLeave: () => new MouseEvent('pointerout', { bubbles: true }),
  onDoubleClick: () => new MouseEvent('dblclick', { bubbles: true }),
  onContextMenu: () => new MouseEvent('contextmenu', { bubbles: true }),
  onTouchStart: () => new Event('touchstart', { bubbles: true }),
  onWheel: () => new Event('wheel', { bubbles: true }),
  onDragOver: () => Object.assign(new Event('dragover', { bubbles: true }), { dataTransfer: { types: [] } }),
  onPaste: () => Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { types: [], files: [] } }),
} satisfies Record<string, () => Event>;

const ATTRIBUTES = { lang: 'fr', dir: 'rtl', translate: 'no', accesskey: 'k', tabindex: '-1' };
const TITLE = 'said by the caller';

/** Stories of no component with an element of its own: providers, and a queue that its viewport shows. */
const WITHOUT_ROOT = ['foundations/GlobalStyle', 'foundations/KitProvider', 'feedback/Toast', 'overlays/Notification'];
/** What its caller places: it has parts and no root (decision 0035). */
const IN_PARTS = ['article/ArticleEditor'];

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue(undefined); // of Storybook, about the arguments of stories
  vi.spyOn(console, 'error').mockReturnValue(undefined); // of stories that do not hand their arguments on
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const probed = () => document.querySelector<HTMLElement>('[data-probe]');

/** The names that do not arrive at the root of a story's component; undefined if the story hands no arguments on. */
async function lostBy(Story: ComponentType<Props>, given: Props): Promise<string[] | undefined> {
  const received = new Set<string>();
  const reached = new Set<Element>();
  const handlers = Object.fromEntries(Object.keys(EVENTS).map((name) => [name, () => void received.add(name)]));
  const { tabindex, accesskey, ...attributes } = ATTRIBUTES;
  const probe = {
    ...given,
    ...handlers,
    ...attributes,
    tabIndex: Number(tabindex),
    accessKey: accesskey,
    className: 'probe',
    style: { '--probe': '1' },
    'data-probe': '',
    ref: (node: Element | null) => {
      if (node) reached.add(node);
    },
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  try {
    await act(async () =>
      root.render(
        <KitProvider locale="cn" clock={{ now: () => Date.UTC(2026, 10, 20, 2) }}>
          <Story {...probe} />
        </KitProvider>,
      ),
    );
    const node = probed();
    if (!node) return undefined;
    const lost = Object.entries(ATTRIBUTES).flatMap(([name, value]) => (node.getAttribute(name) === value ? [] : name));
    const words = [document.body.textContent, node.title, node.ariaLabel].join();
    if ('title' in given && !words.includes(TITLE)) lost.push('title');
    // A field's class and style are those of its frame.
    if (!node.closest('.probe')) lost.push('className');
    if (!node.closest('[style*="--probe"]')) lost.push('style');
    if (!reached.has(node)) lost.push('ref');
    await act(async () => {
      for (const event of Object.values(EVENTS)) probed()?.dispatchEvent(event());
    });
    return [...lost, ...Object.keys(EVENTS).filter((name) => !received.has(name))];
  } catch {
    return undefined;
  } finally {
    try {
      await act(async () => root.unmount());
    } catch {
      // What could not be mounted cannot be taken away either.
    }
    document.body.replaceChildren();
  }
}

/** Components whose stories show them inside something else. */
const SHOWN_HERE: Readonly<Record<string, ComponentType<Props>>> = {
  'chat/ChatWindow': (props) => <ChatWindow list={null} state="open" {...props} />,
  'controls/Form': (props) => (
    <Form defaultValues={{ nickname: '' }} onSubmit={async () => ({})} {...props}>
      {() => null}
    </Form>
  ),
};

/** What the first of the stories that hands its arguments on says. */
async function lostByComponent(stories: readonly ComponentType<Props>[]): Promise<string[] | undefined> {
  for (const given of [{ title: TITLE }, {}, { open: true }, { defaultOpen: true }])
    for (const Story of stories) {
      const lost = await lostBy(Story, given);
      if (lost) return lost;
    }
  return undefined;
}

it('every component gives the attributes and events of HTML to its root, and its ref (ui-kit 3.0)', async () => {
  const files = Object.entries(import.meta.glob<Parameters<typeof composeStories>[0]>('./*/*/*.stories.tsx'));
  const faults: Record<string, string[]> = {};
  const closed: string[] = [];
  for (const [file, load] of files) {
    const composed: Record<string, ComponentType<Props>> = composeStories(await load());
    const stories = Object.entries(composed).flatMap(([name, Story]) => (name === 'Matrix' ? [] : [Story]));
    const name = file.split('/').slice(1, 3).join('/');
    const shown = SHOWN_HERE[name];
    const lost = await lostByComponent(shown ? [shown] : stories);
    if (!lost) closed.push(name);
    else if (lost.length > 0) faults[name] = lost;
  }
  expect(faults).toEqual({});
  expect(closed.sort()).toEqual([...WITHOUT_ROOT, ...IN_PARTS].sort());
});
