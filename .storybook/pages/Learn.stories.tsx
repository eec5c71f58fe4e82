import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsChat } from '../toolbar.ts';
import { LearnPage } from './LearnPage.tsx';

const meta = {
  render: (_, { globals }) => <LearnPage hasChat={showsChat(globals)} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The learning centre, eight minutes before a class, which can already be entered. **Do** show upcoming items before past ones. **Do not** show two tickets.',
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
