import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { KitProvider, ToastViewport, toast } from '@shuyuan/ui';
import { createRoot, type Root } from 'react-dom/client';
import type { ToastTone } from '../core/services.ts';
import { styleNonce } from './boot.ts';

let root: Root | null = null;

/** Shows a toast: 1500 ms, closable, 100 px from the top (§9); makes its place on the page the first time. */
export function show(tone: ToastTone, text: string) {
  render();
  toast.show({ tone, text });
}

/** Shows a toast until the returned function is called. */
export function hold(tone: ToastTone, text: string): () => void {
  render();
  const id = toast.show({ tone, text, durationS: 0 });
  return () => toast.dismiss(id);
}

/** Removes all toasts and their log (§4, logout). */
export function clear() {
  toast.clear();
}

/** A root of its own, in the language of the page; a toast outlives the page that showed it. */
function render() {
  root ??= createRoot(document.createElement('div'));
  const nonce = styleNonce();
  root.render(
    <CacheProvider value={cacheOf(nonce)}>
      <KitProvider locale={document.documentElement.lang === 'en' ? 'en' : 'cn'} portalRoot={place()}>
        <ToastViewport />
      </KitProvider>
    </CacheProvider>,
  );
}

let cache: ReturnType<typeof createCache> | null = null;

function cacheOf(nonce: string | undefined) {
  cache ??= createCache({ key: 'sy-toast', ...(nonce ? { nonce } : {}) });
  return cache;
}

function place() {
  const found = document.getElementById('toasts');
  if (found) return found;
  const made = document.createElement('div');
  made.id = 'toasts';
  document.body.append(made);
  return made;
}
