import '@shuyuan/tokens/tokens.css';
import { mobileRedirect } from '@shuyuan/rules';
import { configure, when } from 'mobx';
import { createRoot } from 'react-dom/client';
import { ApiError } from './api/apiError.ts';
import { createApi } from './api/createApi.ts';
import type { ApiOptions } from './api/options.ts';
import { createUploads } from './api/upload.ts';
import { App } from './app/App.tsx';
import { addressBar, beginAt } from './app/addressBar.ts';
import { readConfig, readMenuBar, readTenant, styleNonce } from './app/boot.ts';
import { needsLogin, skipsLookUp } from './app/layouts.ts';
import { liveSource } from './app/live/fetchLive.ts';
import { hasPage } from './app/menu.ts';
import { readTextsFrom } from './app/neededTexts.ts';
import { preload } from './app/pages.ts';
import { closeToasts, showToast } from './app/toasts.ts';
import { browserCookies, browserPage, browserStorage } from './core/browser.ts';
import { ServerClock } from './core/ServerClock.ts';
import { KEYS } from './core/storedNames.ts';
import { createLanguage } from './i18n/language.ts';
import { HOME } from './routes.tsx';
import { RootStore } from './stores/RootStore.ts';

configure({ enforceActions: 'always' });

const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
const storage = browserStorage(() => localStorage);
const tabStorage = browserStorage(() => sessionStorage);
const mobile = mobileRedirect({
  userAgent: tabStorage.read(KEYS.stay) ? '' : navigator.userAgent, // who chose this site on a phone stays in this tab
  path,
  search: location.search,
  mobileBase: readTenant()?.mobileBase,
});
// Only the mobile address of a school without a mobile site is served from elsewhere.
if (!location.pathname.startsWith('/web'))
  void import('./app/mobileSite/showMobileSite.tsx').then(({ showMobileSite }) => showMobileSite());
else if (mobile) location.replace(mobile);
else void start().catch(tellFailed);

/** The page says at once that it did not begin; the error goes on to the console. */
function tellFailed(error: unknown): never {
  document.getElementById('root')?.setAttribute('data-failed', '');
  throw error;
}

async function start() {
  const language = createLanguage();
  readTextsFrom(language);
  const [config, company] = [await readConfig(storage.read(KEYS.api)), readTenant()];
  const clock = new ServerClock();
  const showWait = (wait: 'waiting' | 'proving', isNow: boolean) =>
    void import('./app/waitNotice.ts').then((notice) => notice.showWait(wait, isNow, language)).catch(() => undefined);
  const server: ApiOptions = {
    onDate: (date) => clock.read(date),
    bases: config.bases,
    sender: (access) => ({
      token: root.auth.tokenFor(access),
      companyId: root.tenant.companyId,
      locale: root.locale.locale,
    }),
    onLoggedOut: (token) => root.auth.forceLogout(token),
    onCrowded: (isCrowded) => showWait('waiting', isCrowded),
    onProving: (isProving) => showWait('proving', isProving),
  };
  const root: RootStore = new RootStore(
    {
      api: createApi(server),
      ...createUploads(server),
      clock,
      storage,
      sessionStorage: tabStorage,
      cookies: browserCookies(location),
      navigator: addressBar,
      page: browserPage(document),
      showLanguage: language.change,
      toast: showToast,
      closePopups: closeToasts,
    },
    {
      origin: location.origin,
      hostname: location.hostname,
      socket: config.socket,
      hasSocketTicket: config.hasSocketTicket,
      environments: config.environments,
      liveHosts: config.liveHosts,
      hasPage,
      menuBar: readMenuBar(),
    },
    liveSource,
  );
  if (company) root.tenant.company.set(company);
  if (company === null) root.tenant.company.fail(new ApiError('missing'));
  const isAlone = skipsLookUp(path);
  if (company === undefined && isAlone) root.tenant.skipLookUp();
  // The record is here, in the language of the last visit; no page waits for the other one.
  if (company && root.locale.served !== root.locale.locale) void root.tenant.company.load();
  await language.change(root.locale.locale);
  const first = path === '/' ? HOME : path;
  // The first page comes together with the texts of the start, not after them.
  const isLedOn = needsLogin(first) && !root.auth.isLoggedIn;
  // Before the router reads the address, so that nothing of the closed page is painted first.
  if (isLedOn) beginAt(root.auth.loginPath());
  preload(isLedOn ? '/login' : first);
  await language.need(['common']);
  root.start();
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root.');
  createRoot(place).render(<App root={root} i18n={language.i18n} nonce={styleNonce()} />);
  await when(() => root.tenant.phase === 'open'); // nobody visits a school that does not exist
  void root.visit.record(document.referrer);
}
