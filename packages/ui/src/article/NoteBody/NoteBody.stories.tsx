import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articlePictures, written } from '../../fixtures/articleTexts.ts';
import { damaged, note, plainNote } from '../../fixtures/notes.ts';
import { Card } from '../../foundations/Card/Card.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { NoteBody, type NoteBodyProps } from './NoteBody.tsx';

/** The note in the language of the toolbar, on a sheet of 860. */
function Read({ width = 860, ...props }: NoteBodyProps & { width?: number }) {
  const { locale } = useKit();
  const shown = props.document === note.cn ? note[locale] : props.document;
  return (
    <Card padding="none" style={{ width, maxWidth: '100%', paddingBlockEnd: 28 }}>
      <NoteBody {...props} document={shown} />
    </Card>
  );
}

const meta = {
  component: NoteBody,
  render: (args) => <Read {...args} />,
  args: { document: note.cn, pictures: articlePictures, anchor: 'cue' },
  parameters: {
    docs: {
      description: {
        component:
          'The text of a lecturer’s note: the article document whose third-level headings are cues in the margin. **Do** use it for notes only. **Do not** use it for articles, whose headings stand in the text.',
      },
    },
  },
} satisfies Meta<typeof NoteBody>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cues with their places, quotes with underlined words, a list, and the foot. */
export const Whole: Story = {
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings).toHaveLength(4);
    await expect(headings[0]).toHaveAttribute('id', 'cue-0');
    const [cue, text] = canvasElement.querySelectorAll('section:first-of-type > *');
    const [left, right] = [cue?.getBoundingClientRect(), text?.getBoundingClientRect()];
    await expect(left?.top).toBe(right?.top);
    await expect(left?.width).toBe(200);
  },
};
/** Without cues it reads like an article. */
export const Plain: Story = {
  args: { document: plainNote },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
/** A cue and words without a gap, a blank cue and a picture break nothing. */
export const Longest: Story = {
  args: {
    document: {
      version: 1,
      blocks: [
        written('paragraph', '先读一遍再往下看。'),
        written('heading3', `${'很长的提示'.repeat(8)} · ${'第十二段'.repeat(6)}`),
        written('quote', 'https://example.com/'.padEnd(300, 'long')),
        { kind: 'picture', fileId: 2, alt: '校园里的一片叶子', width: 50 },
        written('heading3', ' '),
        written('paragraph', '没有提示的一段。'),
        written('heading2', ''),
        written('paragraph', '脚'.repeat(200)),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** A document that is damaged is not shown at all. */
export const Unreadable: Story = {
  args: { document: damaged },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/没有显示出来|could not be shown/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
/** A link in the text is a tab stop; cues are none. */
export const Keyboard: Story = {
  args: {
    document: {
      version: 1,
      blocks: [
        written('heading3', '原文 · 第1段'),
        written('paragraph', '原文在这里。', [['这里', { kind: 'link', href: 'https://example.com/text' }]]),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A note in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        { state: 'cues and foot', show: <Read document={note.cn} pictures={[]} width={560} /> },
        { state: 'without cues', show: <Read document={plainNote} pictures={[]} width={560} /> },
        { state: 'unreadable', show: <Read document={damaged} pictures={[]} width={560} /> },
      ]}
    />
  ),
};
