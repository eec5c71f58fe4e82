import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import * as people from '../../fixtures/lecturers.ts';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { LecturerHero } from './LecturerHero.tsx';

const Hero = localised(LecturerHero);
const stats = [
  { label: '在售课程', value: '11' },
  { label: '学员', value: '2.6万' },
  { label: '评分', value: '4.9' },
];

const meta = {
  component: LecturerHero,
  render: (args) => <Hero {...args} />,
  args: {
    lecturer: { ...people.zhou, subjects: ['数学', '竞赛'] },
    stats,
    certified: true,
    actions: (
      <Button size="lg">
        <Words>问老师</Words>
      </Button>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The header of a lecturer’s page. **Do** let it contain the page’s only h1. **Do not** repeat the courses here.',
      },
    },
  },
} satisfies Meta<typeof LecturerHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a published qualification. */
export const Certified: Story = {};
/** Not published. */
export const NotCertified: Story = { args: { certified: false } };
/** Only a name. */
export const Bare: Story = {
  args: { lecturer: people.bare, stats: undefined, actions: undefined, certified: false },
};
/** Currently unavailable, without a button. */
export const Offline: Story = { args: { lecturer: { ...people.zhou, online: false }, actions: undefined } };
/** Everything at its maximum length. */
export const LongestText: Story = {
  args: { lecturer: { ...people.long, subjects: ['数学', '竞赛', '物理', '编程'] } },
};
/** The portrait fails to load. */
export const BrokenPortrait: Story = { args: { lecturer: { ...people.zhou, portrait: 'data:image/png;base64,AA==' } } };

/** The name is the page's heading, the button the only tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /周砚秋/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '问老师' })).toHaveFocus();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        { state: 'certified', show: <Hero {...args} /> },
        { state: 'bare', show: <Hero lecturer={people.bare} /> },
      ]}
    />
  ),
};
