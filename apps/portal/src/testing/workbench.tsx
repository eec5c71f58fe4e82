import styled from '@emotion/styled';
import type { i18n as I18n } from 'i18next';
import { type MouseEvent, useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Portal } from '../app/Portal.tsx';
import type { RootStore } from '../stores/RootStore.ts';
import { signals, told, work } from './pages/recordedHttp.ts';
import { openRecorded, type PageOptions } from './pages/recordedRoot.ts';

export { type PageName, pages } from './pages/list.ts';
export { signals } from './pages/recordedHttp.ts';
export interface PortalPageProps extends PageOptions {
  /** In place of the name of the school, e.g. the name of a brand that is being made; changing it opens nothing anew. */
  schoolName?: string | undefined;
}

interface Opened {
  key: string;
  root: RootStore;
  i18n: I18n;
  address: string;
}

// Who visits the stories looks for words that are neither the page's own nor its answers'.
Reflect.set(globalThis, 'shuyuanAnswers', () => told.texts.join('\n'));

/** The page fills at least the window of a desktop, as the document of the portal does. */
const Desktop = styled.div({ minHeight: '900px' });

/** A page of the workbench stays: what another page would show is not recorded. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/** Counts the addresses of a page: one that changes them has done something, whether it shows it or not. */
function AddressSignal() {
  const { key } = useLocation();
  useEffect(() => {
    if (key) signals.count += 1;
  }, [key]);
  return null;
}

/** The school under another name, in its header and its footer. */
function nameSchool(company: RootStore['tenant']['company'], name: string) {
  const { value } = company;
  if (value) company.set({ ...value, name, shortName: name, legalName: name, copyright: name });
}

/** One of the portal's own pages, in the school of a brand, on recorded answers and a frozen clock (decision 0028). */
export function PortalPage({ page, brand, locale, hasChat, schoolName }: PortalPageProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isLeft = false;
    let close = () => undefined;
    work.open += 1;
    const open = async () => {
      const found = await openRecorded({ page, brand, locale, hasChat });
      if (isLeft) return found.root.dispose();
      close = () => void found.root.dispose();
      setOpened({ key: `${page} ${brand} ${locale} ${hasChat}`, ...found });
    };
    void open()
      .catch(setError)
      .finally(() => {
        work.open -= 1;
      });
    return () => {
      isLeft = true;
      close();
    };
  }, [page, brand, locale, hasChat]);
  useEffect(() => {
    if (opened && schoolName) nameSchool(opened.root.tenant.company, schoolName);
  }, [opened, schoolName]);
  if (error !== null) throw error;
  if (!opened) return <Desktop data-portal-page />;
  return (
    <Desktop data-portal-page onClickCapture={stay}>
      <MemoryRouter initialEntries={[opened.address]} key={opened.key}>
        <AddressSignal />
        <Portal root={opened.root} i18n={opened.i18n} />
      </MemoryRouter>
    </Desktop>
  );
}

/** Milliseconds without a change after which a page is complete, and after which it never will be. */
const QUIET_MS = 150;
const TIMEOUT_MS = 120_000; // a bound against hanging: other work may share the cores

/** Every page has its title: none of them waits for its code. */
function areTitled(below: Element) {
  const pages = [...below.querySelectorAll('[data-portal-page]')];
  return pages.length > 0 && pages.every((page) => page.querySelector('h1') !== null);
}

/** Resolves once the pages below an element are there: nothing is on its way, and nothing has changed for a moment. */
export async function pagesAreComplete(below: Element): Promise<void> {
  const began = performance.now();
  let changed = began;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(below, { subtree: true, childList: true, characterData: true, attributes: true });
  try {
    for (;;) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      const isComplete = work.open === 0 && areTitled(below);
      if (isComplete && now - changed > QUIET_MS) return;
      if (now - began > TIMEOUT_MS)
        throw new Error('The page did not come to rest: something on it is never complete.');
    }
  } finally {
    observer.disconnect();
  }
}
