import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsChat } from '../toolbar.ts';
import { HomePage } from './HomePage.tsx';

const meta = {
  render: (_, { globals }) => <HomePage hasChat={showsChat(globals)} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The home page of a school, built from kit components only. **Do** check it in every brand before changing a token. **Do not** take its texts or images for real school data.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the brand of the toolbar. */
export const Page: Story = { tags: ['page'] };

/** In English, where everything is longer. */
export const English: Story = { tags: ['page-english'], globals: { locale: 'en' } };
