import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsChat } from '../toolbar.ts';
import { CoursePage } from './CoursePage.tsx';

const meta = {
  render: (_, { globals }) => <CoursePage hasChat={showsChat(globals)} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A course for sale. **Do** keep a single solid button. **Do not** hide content before the purchase: chapters and reviews are shown below.',
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
