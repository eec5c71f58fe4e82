import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { students } from '../../fixtures/pictures.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = [
  { id: '1', name: '林知夏', src: students.lin },
  { id: '2', name: '何沐阳', src: students.he },
  { id: '3', name: '陈一诺', src: students.chen },
  { id: '4', name: '宋时雨', src: students.song },
  { id: '5', name: '顾南' },
  { id: '6', name: 'Anna Lin' },
];

const meta = {
  component: AvatarGroup,
  args: { people },
  parameters: {
    docs: {
      description: {
        component: 'Avatars of several people. **Do** state the total number nearby. **Do not** show more than five.',
      },
    },
  },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four, and the number of the others. */
export const WithRest: Story = {};
/** All of them. */
export const Whole: Story = { args: { people: people.slice(0, 4) } };
/** A single one. */
export const One: Story = { args: { people: people.slice(0, 1) } };
/** Empty. */
export const Empty: Story = { args: { people: [] } };
/** No pictures. */
export const Initials: Story = { args: { people: people.map(({ id, name }) => ({ id, name })), max: 6 } };
/** A larger size. */
export const Large: Story = { args: { size: 40 } };

/** Every avatar has an accessible name, none is a tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '林知夏' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '另外2人' })).toHaveTextContent('+2');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        { state: 'with rest', show: <AvatarGroup people={people} /> },
        { state: 'initials', show: <AvatarGroup people={people.slice(4)} size={40} /> },
      ]}
    />
  ),
};
