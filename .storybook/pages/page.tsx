import { brands } from '@shuyuan/tokens';
import type { Meta } from '@storybook/react-vite';
import { type PageName, PortalPage, pagesAreComplete } from '../../apps/portal/src/testing/workbench.tsx';
import { showsChat } from '../toolbar.ts';

/** Parameters of a story that shows pages of the portal: it is shown once they are complete. */
export const portalParameters = { layout: 'fullscreen', controls: { disable: true }, isComplete: pagesAreComplete };

/** One of the portal's pages in the brand, the language and the chat of the toolbar; its school follows the brand. */
export const pageMeta = {
  parameters: { ...portalParameters, followsBrand: true },
  render: ({ page }, { globals }) => (
    <PortalPage
      page={page}
      brand={brands.find(({ id }) => id === globals['brand'])?.id ?? 'default'}
      locale={globals['locale'] === 'en' ? 'en' : 'cn'}
      hasChat={showsChat(globals) ? undefined : false}
    />
  ),
} satisfies Meta<{ page: PageName }>;
