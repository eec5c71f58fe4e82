import { brands } from '@shuyuan/tokens';
import '@shuyuan/tokens/tokens.css';
import '@shuyuan/tokens/dark.css';
import 'virtual:test-brands.css';
import typeDocs from 'virtual:type-docs';
import './preview.css';
import './vision.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { WAIT_MS } from '../scripts/bounds.ts';
import { readableTypes } from './argTypes.ts';
import { followToolbar, mount } from './brandSwitch.ts';
import { noPicture, pictures } from './chromatic.ts';
import { lazyPage } from './docs/lazyPage.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { withKit } from './withKit.tsx';

followToolbar();
configure({ asyncUtilTimeout: WAIT_MS });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withKit],
  mount,
  argTypesEnhancers: [readableTypes(typeDocs), pictures],
  initialGlobals,
  globalTypes: globalTypes(),
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    // The source as written: printing the rendered tree would traverse mocks, and never end for a Matrix.
    docs: { toc: true, source: { type: 'code' }, page: lazyPage },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Brand',
          ['Brand Lab', 'Image gallery'],
          'Accessibility',
          'Pages',
          'Tokens',
          ['Colour', 'Type', 'Space', 'Radius', 'Shadow', 'Motion', 'Z', 'Layout'],
          'Foundations',
          'Controls',
          'Feedback',
          'Overlays',
          '*',
        ],
      },
    },
    brandIds: brands.map((brand) => brand.id),
    chromatic: noPicture,
  },
};
export default preview;
