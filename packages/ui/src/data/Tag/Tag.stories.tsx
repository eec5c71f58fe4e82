import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { Tag, type TagProps } from './Tag.tsx';

const Word = localised(Tag);
const Line = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[8], maxWidth: '180px' });
const TONES = ['neutral', 'brand', 'accent', 'success', 'warning', 'danger', 'info'] as const;

const meta = {
  component: Tag,
  render: (args: TagProps) => (
    <Line>
      <Word {...args} />
    </Line>
  ),
  args: { children: '直播课' },
  parameters: {
    docs: {
      description: {
        component: 'A short label. **Do** let the word carry the meaning. **Do not** use it as a button.',
      },
    },
  },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Grey. */
export const Neutral: Story = {};
/** The category of a course. */
export const Brand: Story = { args: { tone: 'brand' } };
/** A discount. */
export const Accent: Story = { args: { tone: 'accent', children: '新课' } };
/** Solid, above a picture. */
export const Solid: Story = { args: { tone: 'brand', variant: 'solid' } };
/** Quiet, with a border. */
export const Outline: Story = { args: { variant: 'outline', children: '高中数学' } };
/** Above a headline. */
export const Medium: Story = { args: { size: 'md', tone: 'accent', children: '2026秋季·期末冲刺' } };
/** With an icon. */
export const WithIcon: Story = { args: { tone: 'warning', icon: <Flame aria-hidden /> } };
/** Removable. */
export const Closable: Story = { args: { onClose: fn() } };
/** Truncated. */
export const LongestText: Story = {
  args: { children: '这个标签的文字很长，长到四十个汉字的时候会在末尾省略，鼠标停留或朗读时仍是全文' },
};

/** The close button is named after the tag. */
export const Keyboard: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '移除直播课' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Tones and variants in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <MatrixTable
      rows={(['soft', 'solid', 'outline'] as const).map((variant) => ({
        state: `${variant}, hover, focus`,
        force: { hover: '[data-tone="neutral"] > button', focus: '[data-tone="brand"] > button' },
        show: (
          <Line>
            {TONES.map((tone) => (
              <Word
                key={tone}
                tone={tone}
                variant={variant}
                onClose={tone === 'neutral' || tone === 'brand' ? () => undefined : undefined}
              >
                {children}
              </Word>
            ))}
          </Line>
        ),
      }))}
    />
  ),
};
