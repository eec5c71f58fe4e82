// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MultiSelect } from './controls/MultiSelect/MultiSelect.tsx';
import { PasswordInput } from './controls/PasswordInput/PasswordInput.tsx';
import { Accordion } from './data/Accordion/Accordion.tsx';
import { ToastViewport } from './feedback/Toast/ToastViewport.tsx';
import { createToastQueue } from './feedback/Toast/toastQueue.ts';
import { inDocument } from './fixtures/inDocument.ts';
import { Card } from './foundations/Card/Card.tsx';
import { ConfirmDialog } from './overlays/ConfirmDialog/ConfirmDialog.tsx';
import { Lightbox } from './overlays/Lightbox/Lightbox.tsx';
import { NotificationViewport } from './overlays/Notification/NotificationViewport.tsx';
import { createNotificationQueue } from './overlays/Notification/notificationQueue.ts';

const { show } = inDocument();
afterEach(() => void vi.useRealTimers());

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector} in ${document.body.innerHTML.slice(0, 2_000)}`);
  return found;
};
const button = (name: string) => {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((each) => each.textContent === name || each.ariaLabel === name);
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
const press = (key: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  );
const click = (element: HTMLElement) => act(async () => element.click());

/** A toast that stays until it is closed, and one that leaves by itself. */
async function showToasts() {
  vi.useFakeTimers();
  const queue = createToastQueue();
  await show(<ToastViewport queue={queue} />);
  await act(async () => {
    queue.show({ text: '已复制', durationS: 0 });
    queue.show({ text: '已收藏' });
  });
  return queue;
}

describe('messages that leave by themselves', () => {
  it('toasts still leave after one was closed by the keyboard, which held the focus (WCAG 2.2.1)', async () => {
    const queue = await showToasts();
    await act(async () => button('关闭').focus());
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(queue.getState().visible).toHaveLength(2);
    await click(button('关闭'));
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(queue.getState().visible).toEqual([]);
  });

  it('notifications too', async () => {
    vi.useFakeTimers();
    const queue = createNotificationQueue();
    await show(<NotificationViewport queue={queue} />);
    await act(async () => {
      queue.notify({ title: '第6讲', body: '已批改', durationS: 0 });
      queue.notify({ title: '第7讲', body: '15分钟后开课', durationS: 5 });
    });
    await act(async () => button('关闭').focus());
    await press('Escape');
    await press('Escape');
    await act(async () => void queue.notify({ title: '第8讲', body: '已发布', durationS: 5 }));
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(queue.getState().visible).toEqual([]);
  });

  it('the pointer on a toast keeps it, also after another one has left', async () => {
    const queue = await showToasts();
    await act(
      async () => void find('[role="status"] > *').dispatchEvent(new MouseEvent('mouseover', { bubbles: true })),
    );
    await click(button('关闭'));
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(queue.getState().visible).toMatchObject([{ text: '已收藏' }]);
  });
});

describe('a confirmation', () => {
  const confirmation = (props: { open: boolean; onConfirm: () => unknown; onClose?: () => void }) => (
    <ConfirmDialog title="退出登录？" confirmLabel="退出" onClose={() => undefined} {...props} />
  );

  it('that its parent closed after a failure asks anew when it is opened again', async () => {
    const onConfirm = () => Promise.reject(new Error('no network'));
    await show(confirmation({ open: true, onConfirm }));
    await click(button('退出'));
    expect(find('[role="alertdialog"] [role="alert"]').textContent).not.toBe('');
    await show(confirmation({ open: false, onConfirm }));
    await show(confirmation({ open: true, onConfirm }));
    expect(document.querySelector('[role="alertdialog"] [role="alert"]')).toBeNull();
  });

  it('is not closed, nor failed, by the answer to the question before', async () => {
    const answers: PromiseWithResolvers<void>[] = [];
    const onConfirm = () => {
      answers.push(Promise.withResolvers<void>());
      return answers.at(-1)?.promise;
    };
    const onClose = vi.fn();
    await show(confirmation({ open: true, onConfirm, onClose }));
    await click(button('退出'));
    await show(confirmation({ open: false, onConfirm, onClose }));
    await show(confirmation({ open: true, onConfirm, onClose }));
    await act(async () => answers[0]?.resolve());
    expect(onClose).not.toHaveBeenCalled();
    await click(button('退出'));
    await act(async () => answers[1]?.resolve());
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('values that a control does not know', () => {
  it('a multiple choice keeps chosen values that are not among its options', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'math', label: '数学' },
      { value: 'physics', label: '物理' },
    ];
    await show(<MultiSelect items={options} defaultValue={['latin', 'math', 'physics']} onChange={onChange} />);
    await click(button('去掉数学'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      ['latin', 'physics'],
      expect.objectContaining({ reason: 'chip-remove-press' }),
    );
  });

  it('a gallery shows its last picture where its place is beyond the end, and opens again as it was told', async () => {
    const images = ['a.png', 'b.png'].map((src) => ({ src, alt: src }));
    await show(<Lightbox open images={images} defaultIndex={7} onClose={() => undefined} />);
    expect(find('img').getAttribute('src')).toBe('b.png');
    await show(<Lightbox open={false} images={images} defaultIndex={0} onClose={() => undefined} />);
    await show(<Lightbox open images={images} defaultIndex={0} onClose={() => undefined} />);
    expect(find('img').getAttribute('src')).toBe('a.png');
  });
});

describe('what a control says and does', () => {
  it('the button that shows a password is named by what it does, and is no switch as well', async () => {
    await show(<PasswordInput />);
    await click(button('显示密码'));
    expect(button('隐藏密码').hasAttribute('aria-pressed')).toBe(false);
  });

  it('a card lifts if it does something, and is a button for the keyboard then', async () => {
    const onClick = vi.fn();
    await show(<Card onClick={onClick}>第6讲</Card>);
    const card = find('[role="button"]');
    expect(card.hasAttribute('data-interactive')).toBe(true);
    card.focus();
    await press('Enter');
    await press(' ');
    expect(onClick).toHaveBeenCalledTimes(2);
    await show(<Card>第6讲</Card>);
    expect(document.querySelector('[data-interactive], [tabindex]')).toBeNull();
  });

  it('arrows, Home and End lead from heading to heading of an accordion (APG accordion)', async () => {
    const items = ['报名', '退款', '回放'].map((label) => ({ value: label, label, content: label }));
    await show(<Accordion items={items.map((item, index) => ({ ...item, disabled: index === 1 }))} />);
    const [first, , last] = document.querySelectorAll('button');
    first?.focus();
    await press('ArrowDown');
    expect(document.activeElement).toBe(last);
    await press('ArrowDown');
    expect(document.activeElement).toBe(first);
    await press('End');
    expect(document.activeElement).toBe(last);
    await press('ArrowUp');
    expect(document.activeElement).toBe(first);
  });
});
