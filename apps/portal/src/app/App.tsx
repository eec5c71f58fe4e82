import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { RootStore } from '../stores/RootStore.ts';
import { Portal } from './Portal.tsx';

interface AppProps {
  root: RootStore;
  i18n: I18n;
  /** Nonce of this answer's style rules (X2). */
  nonce: string | undefined;
}

/** The portal in the browser's address bar, under the content policy of its document. */
export function App({ root, i18n, nonce }: AppProps) {
  const cache = createCache({ key: 'sy', ...(nonce ? { nonce } : {}) });
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <BrowserRouter basename={import.meta.env.BASE_URL.slice(0, -1)}>
          <Portal root={root} i18n={i18n} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
}
