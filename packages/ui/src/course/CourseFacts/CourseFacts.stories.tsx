import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award } from 'lucide-react';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { facts } from '../../fixtures/purchase.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { CourseFacts, type CourseFactsProps } from './CourseFacts.tsx';

const Facts = localised(CourseFacts);
const Wide = styled.div({ width: '762px' });

const meta = {
  component: CourseFacts,
  render: (args: CourseFactsProps) => (
    <Wide>
      <Facts {...args} />
    </Wide>
  ),
  args: { facts },
  parameters: {
    docs: {
      description: {
        component: 'Short facts under the cover. **Do** keep both lines short. **Do not** put links into it.',
      },
    },
  },
} satisfies Meta<typeof CourseFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Duration, audience, replay, material. */
export const Four: Story = {};
/** Fewer facts share the width. */
export const Two: Story = { args: { facts: facts.slice(0, 2) } };
/** A single fact. */
export const One: Story = { args: { facts: facts.slice(0, 1) } };
/** A custom icon. */
export const OwnIcon: Story = {
  args: { facts: facts.map((fact, i) => (i === 0 ? { ...fact, icon: <Award aria-hidden /> } : fact)) },
};
/** Lines wrap, the box grows. */
export const LongestText: Story = {
  args: { facts: facts.map((fact) => ({ ...fact, line: '报名前需要完成一次10分钟的测评' })) },
};
/** A single word. */
export const Short: Story = { args: { facts: [{ title: '24讲·8周', line: '高中数学' }] } };

/** It contains no tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'four',
          show: (
            <Wide>
              <Facts facts={facts} />
            </Wide>
          ),
        },
        {
          state: 'two',
          show: (
            <Wide>
              <Facts facts={facts.slice(0, 2)} />
            </Wide>
          ),
        },
      ]}
    />
  ),
};
