// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

let root: Root;

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(async () => root.unmount()));

const show = (onClose?: () => void) =>
  act(async () =>
    root.render(
      <Dialog open title="修改昵称" onClose={onClose}>
        昵称会显示在评论里。
      </Dialog>,
    ),
  );

describe('a dialog in a test of an application, in jsdom as it is', () => {
  it('opens, named by its title', async () => {
    await show();
    const dialog = document.querySelector('[role="dialog"]');
    const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('修改昵称');
    expect(dialog?.textContent).toContain('昵称会显示在评论里。');
  });

  it('is closed by its button', async () => {
    const handleClose = vi.fn();
    await show(handleClose);
    const close = document.querySelector<HTMLElement>('[role="dialog"] button[aria-label="关闭"]');
    await act(async () => close?.click());
    expect(handleClose).toHaveBeenCalledOnce();
  });
});
