import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { Formula, type FormulaProps } from './Formula.tsx';

const QUADRATIC = 'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}';
/** What would lead away, load, or take over the page if it were trusted. */
const HOSTILE = [
  '\\href{javascript:window.__formula=1}{x}',
  '\\url{https://evil.example}',
  '\\includegraphics{https://evil.example/x.png}',
  '\\htmlClass{evil}{x}\\htmlId{root}{x}\\htmlStyle{position:fixed}{x}\\htmlData{a=b}{x}',
  '\\text{<img src=x onerror=window.__formula=2>}',
  '\\rule{9999em}{9999em}',
];

const meta = {
  component: Formula,
  render: (args: FormulaProps) => (
    <Card padding="lg" style={{ width: 480 }}>
      <p>
        <Formula {...args} />
      </p>
    </Card>
  ),
  args: { tex: QUADRATIC },
  parameters: {
    docs: {
      description: {
        component:
          'A formula in TeX. **Do** show texts with formulas by QuestionText. **Do not** draw a formula as a picture: nobody can hear it.',
      },
    },
  },
} satisfies Meta<typeof Formula>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a line of text. */
export const Inline: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex-mathml math')).not.toBeNull());
  },
};
/** A line of its own. */
export const Display: Story = { args: { display: true } };
/** What is no TeX stays as its source. */
export const Broken: Story = {
  args: { tex: '\\frac{1}{' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('\\frac{1}{')).toHaveAttribute('data-state', 'source'));
    await expect(canvasElement.querySelector('.katex')).toBeNull();
  },
};
/** Macros that call themselves end. */
export const Endless: Story = {
  args: { tex: '\\def\\a{\\a\\a}\\a' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('\\def\\a{\\a\\a}\\a')).toHaveAttribute('data-state', 'source'));
  },
};
/** Nothing of it runs, loads or leads away; nothing is larger than the text allows. */
export const Hostile: Story = {
  render: () => (
    <Card padding="lg" style={{ width: 480 }}>
      {HOSTILE.map((tex) => (
        <p key={tex}>
          <Formula tex={tex} />
        </p>
      ))}
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex').length).toBeGreaterThan(3));
    await expect(canvasElement.querySelectorAll('a,img,script,.evil,#root #root,[data-a],[onerror]')).toHaveLength(0);
    await expect('__formula' in window).toBe(false);
    for (const box of canvasElement.querySelectorAll('.katex'))
      await expect(box.getBoundingClientRect().height).toBeLessThan(400);
  },
};
/** Wider than its card: it scrolls in itself. */
export const Long: Story = {
  args: { display: true, tex: Array.from({ length: 30 }, (_, n) => `x_{${n}}`).join(' + ') },
};

/** It is text: no tab stop. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Inline and display in five brands: it has the colour of its text. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        { state: 'inline', show: <Formula tex="\frac{x^2}{4} + \frac{y^2}{3} = 1" /> },
        { state: 'display', show: <Formula display tex={QUADRATIC} /> },
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
