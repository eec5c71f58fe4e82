// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Button } from '../controls/Button/Button.tsx';
import { Menu } from '../controls/Menu/Menu.tsx';
import { inDocument } from '../fixtures/inDocument.ts';
import { ConfirmDialog } from '../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../overlays/Dialog/Dialog.tsx';
import { Drawer } from '../overlays/Drawer/Drawer.tsx';
import { Lightbox } from '../overlays/Lightbox/Lightbox.tsx';
import { Popover } from '../overlays/Popover/Popover.tsx';
import { Tooltip } from '../overlays/Tooltip/Tooltip.tsx';
import { KitProvider } from './KitProvider/KitProvider.tsx';
import type { OpenChangeDetails, PopupProps } from './useOverlay.ts';

beforeAll(() => {
  Element.prototype.getAnimations ??= () => [];
});
const page = inDocument();

const show = (element: ReactElement | null, inline = false) =>
  page.show(
    <KitProvider locale="en" inlineOverlays={inline} reducedMotion>
      {element}
    </KitProvider>,
  );

const images = [{ src: 'data:,', alt: 'A certificate' }];
const trigger = <Button>More</Button>;

/** Every overlay that opens and closes, by the role that it has when it is open. */
const OVERLAYS: readonly [string, string, (props: PopupProps) => ReactElement][] = [
  ['Dialog', 'dialog', (props) => <Dialog {...props} title="Name" />],
  ['Drawer', 'dialog', (props) => <Drawer {...props} title="Filter" />],
  ['ConfirmDialog', 'alertdialog', (props) => <ConfirmDialog {...props} title="Leave?" onConfirm={() => undefined} />],
  ['Lightbox', 'dialog', (props) => <Lightbox {...props} images={images} />],
  ['Popover', 'dialog', (props) => <Popover {...props} label="Code" content="x" children={trigger} />],
  ['Tooltip', 'tooltip', (props) => <Tooltip {...props} content="x" children={trigger} />],
  ['Menu', 'menu', (props) => <Menu {...props} trigger={trigger} items={[{ value: 'a', label: 'A' }]} />],
];

const opened = (role: string, within: ParentNode = document) => within.querySelector(`[role="${role}"]`);
/** Resolves when an overlay is gone, with its animation. */
const gone = (role: string) => act(async () => vi.waitFor(() => expect(opened(role)).toBeNull()));
const press = (key: string) =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

describe('every overlay has one grammar', () => {
  it.each(OVERLAYS)(
    '%s opens by defaultOpen in a container of its own, and closes with a reason',
    async (_, role, make) => {
      const portalRoot = document.body.appendChild(document.createElement('section'));
      const changes: [boolean, string][] = [];
      const onOpenChange = (open: boolean, { reason }: OpenChangeDetails) => void changes.push([open, reason]);
      await show(make({ defaultOpen: true, portalRoot, onOpenChange }));
      expect(opened(role, portalRoot)).not.toBeNull();
      await press('Escape');
      expect(changes).toEqual([[false, 'escape-key']]);
      await gone(role);
    },
  );

  it.each(OVERLAYS)('%s stays as it is when the change is cancelled, or when `open` says so', async (_, role, make) => {
    await show(make({ defaultOpen: true, onOpenChange: (_next, details) => details.cancel() }));
    await press('Escape');
    expect(opened(role)).not.toBeNull();
    await show(null);
    await show(make({ open: true }));
    await press('Escape');
    expect(opened(role)).not.toBeNull();
  });

  it.each(OVERLAYS)(
    '%s stays in the document while it is closed, unseen, if it is kept mounted',
    async (_, role, make) => {
      await show(make({ keepMounted: true, open: false, ...{ 'aria-description': 'kept' } }));
      const closed = document.querySelector('[aria-description="kept"]');
      const isSeen = () => {
        for (let at = opened(role) ?? closed; at; at = at.parentElement)
          if (getComputedStyle(at).display === 'none') return false;
        return true;
      };
      expect(closed).not.toBeNull();
      expect(isSeen()).toBe(false);
      await show(make({ keepMounted: true, open: true }));
      expect(isSeen()).toBe(true);
      await show(null);
      await show(make({}));
      expect(opened(role)).toBeNull();
    },
  );

  it.each(OVERLAYS)('%s is an element of the caller with everything of the popup', async (_, role, make) => {
    await show(make({ open: true, render: <section title="own" /> }));
    const own = opened(role);
    expect([own?.localName, own?.getAttribute('title')]).toEqual(['section', 'own']);
    const { className } = own ?? {};
    await show(null);
    const byFunction: PopupProps['render'] = (attributes, { open }) => <article {...attributes} lang={String(open)} />;
    await show(make({ open: true, render: byFunction }));
    expect(opened(role)?.outerHTML).toMatch(/^<article[^>]* lang="true"/);
    expect(opened(role)?.className).toBe(className);
  });

  it('a dialog is opened by its trigger, and the close button says so', async () => {
    const onOpenChange = vi.fn();
    await show(<Dialog title="Name" trigger={<Button>Open</Button>} onOpenChange={onOpenChange} />);
    await act(async () => document.querySelector('button')?.click());
    expect(opened('dialog')).not.toBeNull();
    await act(async () => document.querySelector<HTMLElement>('.close')?.click());
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'trigger-press'],
      [false, 'close-press'],
    ]);
  });

  it('a confirmation that is under way cannot be called off; its end closes it', async () => {
    let finish: () => void = () => undefined;
    const onClose = vi.fn();
    const onConfirm = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      });
    await show(<ConfirmDialog defaultOpen title="Leave?" onConfirm={onConfirm} onClose={onClose} />);
    await act(async () => document.querySelector<HTMLElement>('.foot > button:last-of-type')?.click());
    await press('Escape');
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => finish());
    expect(onClose).toHaveBeenCalledOnce();
    await gone('alertdialog');
  });
});

describe('overlays that are part of a page (KitProvider inlineOverlays)', () => {
  it('are open side by side, hide nothing and take no focus', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await show(
      <>
        <Dialog defaultOpen title="One" />
        <Drawer defaultOpen title="Two" />
        <Popover defaultOpen label="Three" content="x" children={trigger} />
      </>,
      true,
    );
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(3);
    expect(document.activeElement).toBe(input);
    expect(document.querySelector('[aria-hidden="true"] [role="dialog"], [inert] [role="dialog"]')).toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).not.toContain('hidden');
  });

  it('stay when something else is used', async () => {
    const onOpenChange = vi.fn();
    await show(<Popover defaultOpen label="Code" content="x" onOpenChange={onOpenChange} children={trigger} />, true);
    await act(async () => {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    });
    expect(opened('dialog')).not.toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
