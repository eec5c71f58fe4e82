import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsChat } from '../toolbar.ts';
import { CouponsPage } from './CouponsPage.tsx';

const meta = {
  render: (_, { globals }) => <CouponsPage hasChat={showsChat(globals)} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The student’s coupons and the coupons to claim. **Do** make the tickets the most prominent elements. **Do not** mix used coupons with usable ones.',
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
