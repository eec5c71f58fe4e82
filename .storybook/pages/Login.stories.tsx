import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  render: () => <LoginPage />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The login page of a school. **Do** let the brand image fill the window. **Do not** put anything else on it.',
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
