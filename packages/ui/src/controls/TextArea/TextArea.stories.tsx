import { ADDRESS_MAX, COMMENT_MAX, FEEDBACK_MIN } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { TextArea } from './TextArea.tsx';

const Area = localised(TextArea);
const LabelledField = localised(Field);
const box = { width: 360 };
const typed = '直播到一半声音断了，刷新以后好了';

const meta = {
  component: TextArea,
  render: (args) => <Area {...args} />,
  args: { 'aria-label': '意见反馈', placeholder: '说说遇到了什么，至少10个字', style: box, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of text with a limit. **Do** show the limit before it is reached. **Do not** truncate silently: what was removed is stated below the text.',
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four lines, empty. */
export const Default: Story = {};

/** With a value. */
export const Filled: Story = { args: { defaultValue: typed, maxLength: ADDRESS_MAX, showCount: true } };

/** The title of an article that is being written: two lines of large type on one line. */
export const Title: Story = {
  args: {
    'aria-label': '标题',
    variant: 'title',
    rows: 2,
    defaultValue: '我用两个月写完了第一个小游戏',
    style: { width: 480 },
  },
};

/** It grows with its text up to 320 px, then scrolls. */
export const AutoGrow: Story = {
  args: { autoGrow: true, rows: 2, defaultValue: `${typed}\n`.repeat(6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').clientHeight).toBeGreaterThan(100);
  },
};

/** One character below the minimum: the number of missing ones is shown. */
export const BelowTheMinimum: Story = {
  args: { minLength: FEEDBACK_MIN },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '一二三四五六七八九');
    await expect(canvas.getByText(/还差1个字|1 more character needed/)).toBeInTheDocument();
  },
};

/** Exactly the minimum: nothing is missing any more. */
export const AtTheMinimum: Story = {
  args: { minLength: FEEDBACK_MIN },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '一二三四五六七八九十');
    await expect(canvas.queryByText(/还差|needed/)).toBeNull();
  },
};

/** From 90 % on the counter is announced, politely and once. */
export const NearTheLimit: Story = {
  args: { maxLength: ADDRESS_MAX, showCount: true, defaultValue: '字'.repeat(ADDRESS_MAX * 0.9 - 1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox'), '字');
    await expect(canvas.getByRole('status')).toHaveTextContent(/快到200个字|limit of 200/);
  },
};

/** Exactly the maximum: 200 of 200, announced. */
export const AtTheLimit: Story = {
  args: { maxLength: ADDRESS_MAX, showCount: true, defaultValue: '字'.repeat(ADDRESS_MAX) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200/200')).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(/已到200个字|limit of 200 characters is reached/);
  },
};

/** Pasted over the limit: what fits is kept, the excess is reported. */
export const PasteOneOverTheLimit: Story = {
  args: { maxLength: ADDRESS_MAX, showCount: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('字'.repeat(ADDRESS_MAX + 1));
    await expect(canvas.getByRole('textbox')).toHaveValue('字'.repeat(ADDRESS_MAX));
    await expect(canvas.getByRole('status')).toHaveTextContent(/超出的1个字|1 character over/);
    await expect(args.onChange).toHaveBeenLastCalledWith('字'.repeat(ADDRESS_MAX), expect.anything());
  },
};

/** A comment of 10,000 characters, and one more that is dropped. */
export const TenThousand: Story = {
  args: { maxLength: COMMENT_MAX, showCount: true, 'aria-label': '评论', defaultValue: '评'.repeat(COMMENT_MAX) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '多');
    await expect(canvas.getByText('10000/10000')).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(/超出的1个字|1 character over/);
  },
};

/** Emoji are stripped, with a message. */
export const EmojiStripped: Story = {
  args: { noEmoji: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('讲得很好👍🏽谢谢');
    await expect(canvas.getByRole('textbox')).toHaveValue('讲得很好谢谢');
    await expect(canvas.getByRole('status')).toHaveTextContent(/不能用表情|Emoji/);
  },
};

/** A composition is left alone until it is committed. */
export const Composing: Story = {
  args: { maxLength: 2, noEmoji: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await fireEvent.compositionStart(area);
    await fireEvent.change(area, { target: { value: 'zhong' } });
    await expect(area).toHaveValue('zhong');
    await fireEvent.change(area, { target: { value: '中文课' } });
    await fireEvent.compositionEnd(area);
    await expect(area).toHaveValue('中文');
  },
};

/** In a field, with an error. */
export const Invalid: Story = {
  render: (args) => (
    <LabelledField label="意见反馈" required error={<Words>请写下至少10个字，说清楚发生了什么</Words>} style={box}>
      <Area {...args} aria-label={undefined} defaultValue="声音断了" minLength={FEEDBACK_MIN} />
    </LabelledField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: typed } };

/** A long word breaks instead of widening the page. */
export const LongText: Story = {
  args: { defaultValue: `https://example.com/${'verylongaddress'.repeat(8)}`, style: { width: 240 } },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 200 };
    const shared = { 'aria-label': '意见反馈', rows: 2, style: narrow };
    return (
      <BrandMatrix
        rows={[
          { state: 'Default', show: <TextArea {...shared} placeholder="写下你的想法" /> },
          { state: 'Filled', show: <TextArea {...shared} defaultValue={typed} maxLength={200} showCount /> },
          { state: 'Hover', show: <TextArea {...shared} defaultValue={typed} data-force="hover" /> },
          { state: 'Focus', show: <TextArea {...shared} defaultValue={typed} data-force="focus" /> },
          { state: 'Short', show: <TextArea {...shared} defaultValue="声音断了" minLength={10} /> },
          { state: 'Near', show: <TextArea {...shared} defaultValue={typed} maxLength={17} showCount /> },
          { state: 'Full', show: <TextArea {...shared} defaultValue={typed} maxLength={16} showCount /> },
          { state: 'Error', show: <TextArea {...shared} defaultValue="声音断了" invalid /> },
          { state: 'Disabled', show: <TextArea {...shared} defaultValue={typed} disabled /> },
          { state: 'Title', show: <TextArea {...shared} variant="title" defaultValue="接柿子的猫" /> },
          { state: 'Title empty', show: <TextArea {...shared} variant="title" placeholder="写一个标题" /> },
          {
            state: 'Title focus',
            show: <TextArea {...shared} variant="title" defaultValue="接柿子的猫" data-force="focus" />,
          },
          { state: 'Title error', show: <TextArea {...shared} variant="title" defaultValue="接柿子的猫" invalid /> },
          {
            state: 'Title disabled',
            show: <TextArea {...shared} variant="title" defaultValue="接柿子的猫" disabled />,
          },
        ]}
      />
    );
  },
};

/** Tab reaches it, Enter inserts a line break, Tab leaves it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('a{Enter}b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb', expect.anything());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};
