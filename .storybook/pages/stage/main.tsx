import '@shuyuan/tokens/tokens.css';
import { GlobalStyle, KitProvider } from '@shuyuan/ui';
import { createRoot } from 'react-dom/client';
import { PortalPage, pagesAreComplete } from '../../../apps/portal/src/testing/workbench.tsx';

/** One page outside of Storybook, drawn as its story is: what tests/e2e/workbench.spec.ts builds twice, once with a broken page. */
const root = document.getElementById('storybook-root');
if (!root) throw new Error('The stage has no #storybook-root.');
createRoot(root).render(
  <KitProvider locale="cn" clock={{ now: () => Date.UTC(2026, 10, 20, 2) }}>
    <GlobalStyle />
    <PortalPage page="passwordReset" brand="shengya" locale="cn" />
  </KitProvider>,
);
await pagesAreComplete(root);
root.dataset['complete'] = '';
