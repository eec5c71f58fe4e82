import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { MOBILE_BASE } from '@shuyuan/rules';
import { createRoot } from 'react-dom/client';
import { browserStorage } from '../../core/browser.ts';
import { KEYS } from '../../core/storedNames.ts';
import { readTenant, styleNonce } from '../boot.ts';
import { MobileSite } from './MobileSite.tsx';

/** Draws the page of a school without a mobile site at its mobile address (§1). */
export function showMobileSite() {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root: the page has nowhere to render.');
  document.querySelector('meta[name="viewport"]')?.setAttribute('content', 'width=device-width');
  const { origin, pathname, search, href } = location;
  const nonce = styleNonce();
  const webUrl = `${origin}${import.meta.env.BASE_URL}${pathname.slice(MOBILE_BASE.length)}${search}`;
  createRoot(place).render(
    <CacheProvider value={createCache({ key: 'sy', ...(nonce ? { nonce } : {}) })}>
      <MobileSite
        locale={document.documentElement.lang === 'en' ? 'en' : 'cn'}
        userAgent={navigator.userAgent}
        company={readTenant() ?? undefined}
        mobileUrl={href}
        webUrl={webUrl}
        onStay={() => {
          browserStorage(() => sessionStorage).write(KEYS.stay, '1');
          location.assign(webUrl);
        }}
      />
    </CacheProvider>,
  );
}
