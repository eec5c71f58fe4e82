import '@shuyuan/tokens/tokens.css';
import { GlobalStyle, KitProvider } from '@shuyuan/ui';
import { createRoot } from 'react-dom/client';
import {
  type PageName,
  PortalPage,
  pages,
  pagesAreComplete,
  signals,
} from '../../../apps/portal/src/testing/workbench.tsx';

/**
 * Pages outside of Storybook, drawn as their stories are. tests/e2e/workbench.spec.ts builds the stage twice, once with a broken page;
 * tests/e2e/pressing.spec.ts opens each page on it and presses every button.
 */
const stage = document.getElementById('storybook-root');
if (!stage) throw new Error('The stage has no #storybook-root.');
const root = createRoot(stage);
let opened = 0;

async function open(page: PageName) {
  opened += 1;
  root.render(
    <KitProvider locale="cn" clock={{ now: () => Date.UTC(2026, 10, 20, 2) }}>
      <GlobalStyle />
      <PortalPage key={opened} page={page} brand="shengya" locale="cn" />
    </KitProvider>,
  );
  await new Promise(requestAnimationFrame);
  await pagesAreComplete(stage as HTMLElement); // checked above
}

Reflect.set(globalThis, 'stage', { open, signals, pages: Object.keys(pages) });
const asked = new URLSearchParams(location.search).get('page');
await open((asked ?? 'passwordReset') as PageName); // a name of the list, or nothing is recorded for it
stage.dataset['complete'] = '';
