// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepare } from './prepare.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function start(html: string, prepared: Partial<Parameters<typeof prepare>[1]>) {
  const cell = document.createElement('figure');
  cell.innerHTML = html;
  const done = { pressed: 0, isReady: false };
  ends.push(prepare(cell, { press: [], need: undefined, force: undefined, ...prepared }, done));
  return { cell, done };
}

describe('a cell of a Matrix says what it still waits for (docs/decisions/0072)', () => {
  it('until what it needs is there', async () => {
    const { cell } = start('<p></p>', { need: '[role="menu"]' });
    expect(cell.dataset['pending']).toBe('[role="menu"]');
    cell.innerHTML = '<ul role="menu"></ul>';
    await vi.waitFor(() => expect(cell.dataset['pending']).toBeUndefined());
  });

  it('presses in order, each once, as soon as it is there', async () => {
    const pressed: string[] = [];
    const { cell } = start('<button id="open"></button>', { press: ['#open', '#save'] });
    cell.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      pressed.push(target.id);
      if (target.id === 'open') cell.append(Object.assign(document.createElement('button'), { id: 'save' }));
    });
    await vi.waitFor(() => expect(pressed).toEqual(['open', 'save']));
    cell.append(document.createElement('i'));
    await vi.waitFor(() => expect(cell.dataset['pending']).toBeUndefined());
    expect(pressed).toEqual(['open', 'save']);
  });

  it('is pending again when an element that it forces goes away', async () => {
    const { cell } = start('<a></a>', { force: { hover: 'a' } });
    expect(cell.querySelector('a')?.dataset['force']).toBe('hover');
    cell.replaceChildren();
    await vi.waitFor(() => expect(cell.dataset['pending']).toBe('a to hover'));
  });
});
