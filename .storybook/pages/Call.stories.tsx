import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsChat } from '../toolbar.ts';
import { CallPage } from './CallPage.tsx';

const meta = {
  render: (_, { globals }) => <CallPage hasChat={showsChat(globals)} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A study-room call from a lecturer, over any open page. **Do** focus the enter button. **Do not** let the page behind be reachable.',
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
