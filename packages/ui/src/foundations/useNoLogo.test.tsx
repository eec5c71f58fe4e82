// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNoLogo } from './useNoLogo.ts';

/** A picture without an address is missing; every other one is there. */
class PictureStub {
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  set src(address: string) {
    queueMicrotask(() => (address === '' ? this.onerror?.() : this.onload?.()));
  }
}

function Logo() {
  const place = useRef<HTMLSpanElement>(null);
  return <span ref={place}>{useNoLogo(place) && 'Distant Hills'}</span>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Image', PictureStub);
});
afterEach(() => vi.unstubAllGlobals());

it('shows the name until the look of the school has come, and the logo from then on', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Logo />));
  expect(container.textContent).toBe('Distant Hills');
  await act(async () => {
    container.querySelector('span')?.style.setProperty('background-image', 'url("/logo.svg")');
    document.documentElement.dataset['brand'] = 'hills';
  });
  expect(container.textContent).toBe('');
  await act(async () => root.unmount());
});
