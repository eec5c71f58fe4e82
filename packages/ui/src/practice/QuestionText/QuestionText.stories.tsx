import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { QuestionText, type QuestionTextProps } from './QuestionText.tsx';

const Text = localised(QuestionText);
const STEM =
  '已知椭圆 $\\frac{x^2}{4} + \\frac{y^2}{3} = 1$ 的左、右焦点分别为 $F_1$、$F_2$，过 $F_2$ 的直线与椭圆交于 $A$、$B$ 两点，则';

const meta = {
  component: QuestionText,
  render: (args: QuestionTextProps) => (
    <Card padding="lg" style={{ width: 480 }}>
      <Text {...args} />
    </Card>
  ),
  args: { html: STEM },
  parameters: {
    docs: {
      description: {
        component:
          'Stem, option or analysis of a question. **Do** pass what the school wrote, as it is. **Do not** set formulas in any other way.',
      },
    },
  },
} satisfies Meta<typeof QuestionText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text with formulas in its lines. */
export const Formulas: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex-mathml math')).toHaveLength(6));
  },
};
/** Marks of an editor, with a formula in bold text and one on its own line. */
export const Markup: Story = {
  args: { html: `<p>求<b>极值 $f(x)$</b>：</p><p>$$f(x) = x^3 - 3x$$</p><ul><li>\\(x &gt; 0\\)</li></ul>` },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('strong .katex, .katex-display, li .katex')).toHaveLength(3),
    );
  },
};
/** Without formulas the typesetter is not needed. */
export const Plain: Story = { args: { html: '以上都不对，因为满足条件的直线不止一条' } };
/** Money is no formula. */
export const Money: Story = { args: { html: 'A ticket costs $5 and a book costs $6.' } };
/** Gaps are what the caller makes of them. */
export const Gaps: Story = {
  args: { html: '<p>面积为 ___ ，周长为 ____ 。</p>', blank: (index) => <b>（{index + 1}）</b> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('面积为 （1） ，周长为 （2） 。');
  },
};
/** Scripts in the text and in its formulas do nothing. */
export const Hostile: Story = {
  args: {
    html: '<img src=x onerror="window.__text=1"><script>window.__text=2</script><p>甲$\\href{javascript:window.__text=3}{x}$乙$\\text{&lt;img src=x onerror=window.__text=4&gt;}$</p>',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull());
    await expect(canvasElement.querySelectorAll('img,script,a')).toHaveLength(0);
    await expect('__text' in window).toBe(false);
  },
};

/** It is text: no tab stop. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
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
        {
          state: 'formulas',
          show: (
            <Card padding="sm" style={{ width: 208 }}>
              <Text html={STEM} />
            </Card>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll(':is([data-state="source"], [data-state="awaited"])')).toHaveLength(0),
    );
    await document.fonts.ready;
  },
};
