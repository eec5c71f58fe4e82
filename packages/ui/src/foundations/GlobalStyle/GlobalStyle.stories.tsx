import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { GlobalStyle } from './GlobalStyle.tsx';

const meta = {
  component: GlobalStyle,
  render: () => (
    <>
      <GlobalStyle />
      <p>
        高二物理第12讲 Physics Lesson 12，<a href="#a">链接</a>
      </p>
    </>
  ),
  parameters: {
    docs: {
      description: {
        component: '**Do** render it once, at the root. **Do not** style elements globally anywhere else.',
      },
    },
  },
} satisfies Meta<typeof GlobalStyle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(getComputedStyle(document.body).fontSize).toBe('14px');
    await expect(getComputedStyle(document.body).minWidth).toBe('978px');
  },
};
export const Headings: Story = {
  render: () => (
    <>
      <h1>一级标题</h1>
      <h2>二级标题</h2>
      <h3>三级标题</h3>
    </>
  ),
};
export const Lists: Story = {
  render: () => (
    <ul>
      <li>第一讲</li>
      <li>第二讲</li>
    </ul>
  ),
};
export const Focus: Story = {
  render: () => (
    <button type="button" data-force="focus">
      焦点环
    </button>
  ),
};
export const FormElements: Story = { render: () => <input aria-label="姓名" defaultValue="林知夏" /> };
export const LongText: Story = {
  render: () => (
    <p style={{ width: 320 }}>
      汉字与Latin之间不打空格，由浏览器按text-autospace排开，长段落在任何地方都能折行而不会撑破版面。
    </p>
  ),
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Text', show: '高二物理 Physics' },
        {
          state: 'Focus',
          show: (
            <button type="button" data-force="focus">
              焦点环
            </button>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
  },
};
