import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import * as report from '../../fixtures/report.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ScoreForm, type ScoreFormProps } from './ScoreForm.tsx';

function Typing(args: ScoreFormProps) {
  const [values, setValues] = useState(args.values);
  return <Shown {...args} values={values} onChange={(id, value) => setValues((all) => new Map(all).set(id, value))} />;
}

const Shown = localised(ScoreForm);
const Wide = styled.div({ width: '760px' });

const meta = {
  component: ScoreForm,
  render: (args) => (
    <Wide>
      <Shown {...args} />
    </Wide>
  ),
  args: { subjects: report.subjects, values: report.cells(), onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A score sheet to fill in. **Do** check a cell when it is left. **Do not** add a score that is not valid.',
      },
    },
  },
} satisfies Meta<typeof ScoreForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet. */
export const ToFill: Story = {};
/** All subjects: the total holds all. */
export const Filled: Story = { args: { values: report.cells('121', '136', '127', '81.5') } };
/** What blocks submitting is said at the cell. */
export const Problems: Story = { args: { values: report.cells('121', '163', '12a', ''), showProblems: true } };
/** Confirmed: read-only. */
export const ReadOnly: Story = {
  render: (args) => (
    <Wide>
      <Shown {...args} values={report.cells('121', '136', '127', '')} onChange={undefined} />
    </Wide>
  ),
};
/** A cell is checked when it is left; the total says how many subjects it holds. */
export const Keyboard: Story = {
  args: { values: report.cells('121') },
  render: (args) => <Typing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [score] = canvas.getAllByRole('textbox', { name: /数学得分/ });
    if (!score) throw new Error('no cell');
    score.focus();
    await userEvent.type(score, '163');
    await expect(canvas.queryByText('满分150，再看一眼')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('满分150，再看一眼')).toBeVisible();
    await expect(score).toHaveAccessibleDescription('满分150，再看一眼');
    await expect(canvas.getByText('1科合计，共4科')).toBeVisible();
  },
};

/** A cell that is wrong in five brands; one subject keeps the picture small. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'problems',
          show: (
            <Wide>
              <Shown {...args} subjects={report.subjects.slice(1, 2)} values={report.cells('', '163')} showProblems />
            </Wide>
          ),
        },
      ]}
    />
  ),
};
