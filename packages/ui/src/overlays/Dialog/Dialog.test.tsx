// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { inDocument } from '../../fixtures/inDocument.ts';
import { Dialog } from './Dialog.tsx';

const page = inDocument();

const show = (onClose?: () => void) =>
  page.show(
    <Dialog open title="修改昵称" onClose={onClose}>
      昵称会显示在评论里。
    </Dialog>,
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
