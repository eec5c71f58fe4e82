import { brands } from '@shuyuan/tokens';
import '@shuyuan/tokens/tokens.css';
import './preview.css';
import { LANG } from '@shuyuan/ui';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { readableTypes } from './argTypes.ts';
import { ALL_BRANDS, FIRST_BRAND, followToolbar, mount } from './brandSwitch.ts';
import { noPicture, pictureOfMatrix } from './chromatic.ts';
import { withKit } from './withKit.tsx';

followToolbar();
// A play waits for what it looks for as long as a busy machine may need.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withKit],
  mount,
  argTypesEnhancers: [readableTypes, pictureOfMatrix],
  initialGlobals: { brand: FIRST_BRAND, locale: 'cn' },
  globalTypes: {
    brand: {
      description: 'Brand: one attribute of the page, nothing renders again',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          ...brands.map((brand) => ({ value: brand.id, title: brand.id, right: brand.name.cn })),
          { value: ALL_BRANDS, title: 'All side by side', icon: 'grid' },
        ],
      },
    },
    locale: {
      description: 'Language of the labels',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'cn', title: '中文', right: LANG.cn },
          { value: 'en', title: 'English', right: LANG.en },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    // The source as written: printing what a story rendered would walk into its mocks, and never come back from a Matrix.
    docs: { toc: true, source: { type: 'code' } },
    options: {
      storySort: {
        order: [
          'Introduction',
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
