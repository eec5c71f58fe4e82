// @vitest-environment jsdom
import type { ArticleDocument } from '@shuyuan/rules';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import type { ArticlePictureSource } from '../ArticleBody/ArticlePicture.tsx';
import { ArticleEditor, type ArticleEditorProps } from './ArticleEditor.tsx';

const SOURCE: ArticlePictureSource = { fileId: 7, url: '/files/p/7.png', width: 4, height: 3 };
const WRITTEN: ArticleDocument = {
  version: 1,
  blocks: [
    { kind: 'paragraph', text: '先数时间', marks: [] },
    { kind: 'picture', fileId: 7, alt: '课表', width: 50 },
  ],
};
let root: Root;
const addresses = { made: 0, revoked: [] as string[] };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(addresses, { made: 0, revoked: [] });
  URL.createObjectURL = () => {
    addresses.made += 1;
    return `blob:${addresses.made}`;
  };
  URL.revokeObjectURL = (address) => void addresses.revoked.push(address);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place, { onCaughtError: () => undefined });
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function write(props: Partial<ArticleEditorProps>) {
  const own = { document: WRITTEN, pictures: [SOURCE], onChange: () => undefined, onPicture: async () => SOURCE };
  return act(async () =>
    root.render(
      <KitProvider locale="cn">
        <ArticleEditor {...own} {...props} />
      </KitProvider>,
    ),
  );
}

const box = () => document.querySelector('[role="textbox"]');
const shown = () => [...document.querySelectorAll<HTMLImageElement>('img')].map(({ src }) => src);

describe('an editor that fails', () => {
  /** A label that fails as often as this when a picture of the editor is shown. */
  const failing = (times: number) => {
    let left = times;
    return {
      picture: (alt: string) => {
        left -= 1;
        if (left >= 0) throw new Error('not to be shown');
        return alt;
      },
    };
  };

  it('begins again with what is written, and says so', async () => {
    // React renders once more before it gives up.
    await write({ labels: failing(2) });
    expect(box()?.textContent).toContain('先数时间');
    expect(document.body.textContent).toContain('已经恢复');
  });

  it('is given up when it fails each time: every word and picture is there to be read and copied', async () => {
    await write({ labels: failing(Number.POSITIVE_INFINITY) });
    expect(box()).toBeNull();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('编辑器打不开了');
    expect(document.querySelector('p.text')?.textContent).toBe('先数时间');
    expect(document.querySelector('figure img')?.getAttribute('alt')).toBe('课表');
    expect(document.body.textContent).not.toContain('not to be shown');
  });
});

describe('the address of a picture in this page', () => {
  const choose = () =>
    act(async () => {
      const input = document.querySelector<HTMLInputElement>('[data-picture-input]');
      if (!input) throw new Error('The input is missing.');
      const file = new File(['x'], 'cat.png', { type: 'image/png' });
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });

  it('gives way to the one of the server, and is revoked with the editor, since it may still be read until then', async () => {
    const { promise, resolve } = Promise.withResolvers<ArticlePictureSource>();
    await write({ onPicture: () => promise });
    await choose();
    expect(shown()).toContain('blob:1');
    expect(addresses.revoked).toEqual([]);
    await act(async () => resolve({ ...SOURCE, fileId: 8, url: 'https://a.cn/8.png' }));
    expect(shown()).toContain('https://a.cn/8.png');
    expect(shown()).not.toContain('blob:1');
    expect(addresses.revoked).toEqual([]);
    act(() => root.render(null));
    expect(addresses.revoked).toEqual(['blob:1']);
  });

  it('stays while a failed upload may be tried again, and is revoked with the editor', async () => {
    await write({ onPicture: () => Promise.reject(new Error('offline')) });
    await choose();
    await choose();
    expect(shown()).toEqual(expect.arrayContaining(['blob:1', 'blob:2']));
    expect(addresses.revoked).toEqual([]);
    act(() => root.render(null));
    expect(addresses.revoked.toSorted()).toEqual(['blob:1', 'blob:2']);
  });
});
