import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { localise, localised } from '../../fixtures/localise.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { labels } from './SearchInput.labels.ts';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';
import { SearchSheet } from './SearchSheet.tsx';

const Localised = localised(SearchInput);
const suggestions = [
  { text: '圆锥曲线专题', hint: '课程' },
  { text: '圆的方程', hint: '课程' },
  { text: '圆周运动', hint: '课程' },
];
const history = ['导数压轴题', '周砚秋', '圆锥曲线'];
const box = { width: 320, minHeight: 220 };

/** Suggestions that depend on the query. */
function Answering(props: SearchInputProps) {
  const { locale } = useKit();
  const [text, setText] = useState('');
  const found = localise(suggestions, locale).filter((each) => each.text.toLowerCase().includes(text.toLowerCase()));
  return <Localised {...props} value={text} onChange={setText} suggestions={found} />;
}

const meta = {
  component: SearchInput,
  render: (args) => <Localised {...args} />,
  args: { placeholder: '搜课程、讲师、文章', style: box, onChange: fn(), onSearch: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A search field with suggestions. **Do** pass in suggestions as they arrive. **Do not** search on every keystroke: `onSearch` is called on submit.',
      },
    },
  },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty and closed. */
export const Default: Story = {};

/** The grey pill of the header. */
export const Pill: Story = { args: { variant: 'pill' } };

/** Suggestions with the query highlighted. */
export const Suggestions: Story = {
  render: (args) => <Answering {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'c');
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), canvas.queryByPlaceholderText(/Search/) ? 'ci' : '圆');
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toBeInTheDocument();
    if (first) await userEvent.click(first);
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Recent searches while it is empty. */
export const History: Story = {
  args: { history, onClearHistory: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /清除记录|Clear/ }));
    await expect(args.onClearHistory).toHaveBeenCalledOnce();
  },
};

/** No suggestions; Enter still searches. */
export const NoMatch: Story = {
  args: { suggestions: [], defaultValue: '黎曼几何' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/没有和|No suggestions/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** Suggestions are loading. */
export const Loading: Story = {
  args: { loading: true, defaultValue: '圆锥曲线' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/正在查找|Looking/);
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

/** A long suggestion is truncated. */
export const LongText: Story = {
  args: {
    defaultValue: '国际',
    suggestions: [{ text: '国际课程中心（北京市海淀区）高中部2026–2027学年秋季学期一三五晚班', hint: '课程' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 208 };
    const sheet = {
      current: 1,
      query: '圆',
      onChoose: () => undefined,
      onPoint: () => undefined,
      words: labels.cn,
    };
    return (
      <BrandMatrix
        rows={[
          { state: 'Field', show: <SearchInput style={narrow} /> },
          { state: 'Filled', show: <SearchInput defaultValue="圆锥曲线" style={narrow} /> },
          { state: 'Hover', show: <SearchInput data-force="hover" style={narrow} /> },
          { state: 'Focus', show: <SearchInput data-force="focus" style={narrow} /> },
          { state: 'Loading', show: <SearchInput loading defaultValue="圆锥" style={narrow} /> },
          { state: 'Disabled', show: <SearchInput disabled style={narrow} /> },
          { state: 'Pill', show: <SearchInput variant="pill" style={narrow} /> },
          {
            state: 'Suggestions',
            show: (brand) => <SearchSheet {...sheet} kind="suggestions" items={suggestions} listId={`s-${brand}`} />,
          },
          {
            state: 'History',
            show: (brand) => (
              <SearchSheet
                {...sheet}
                query=""
                kind="history"
                items={history.map((text) => ({ text }))}
                listId={`h-${brand}`}
                onClearHistory={() => undefined}
              />
            ),
          },
        ]}
      />
    );
  },
};

/** Arrow keys move through the options and back to the input, Enter searches, Escape closes. */
export const Keyboard: Story = {
  args: { history },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = canvas.getAllByRole('option');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
