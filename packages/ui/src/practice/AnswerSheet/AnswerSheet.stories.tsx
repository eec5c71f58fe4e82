import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AnswerSheet, type AnswerSheetProps } from './AnswerSheet.tsx';

const cells = Array.from({ length: 20 }, (_, at) => ({
  id: `q${at + 1}`,
  number: `${at + 1}`,
  status: at < 13 ? ('done' as const) : ('todo' as const),
  marked: [5, 10, 14].includes(at),
}));
const result = cells.map((cell, at) => ({
  ...cell,
  marked: false,
  status: at === 8 || at === 18 ? ('wrong' as const) : at === 15 ? ('partly' as const) : ('right' as const),
}));

const offline = cells.map((cell, at) => (at === 11 || at === 12 ? { ...cell, status: 'unsent' as const } : cell));

const show = (args: AnswerSheetProps) => (
  <div style={{ width: args.columns === 7 ? 360 : 272 }}>
    <AnswerSheet {...args} />
  </div>
);

const meta = {
  component: AnswerSheet,
  render: show,
  args: { cells, currentId: 'q13', onJump: fn(), onHandIn: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'All questions at a glance. **Do** ask once more before handing in. **Do not** hide what is unanswered.',
      },
    },
  },
} satisfies Meta<typeof AnswerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some answered, some marked. */
export const Writing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /第15题，未答，已标记|Question 15, Open, marked/ }));
    await expect(args.onJump).toHaveBeenCalledWith('q15');
    await expect(canvas.getByText(/还有7题没答|7 not answered/)).toBeVisible();
  },
};
/** All answered. */
export const Complete: Story = { args: { cells: cells.map((cell) => ({ ...cell, status: 'done' as const })) } };
/** Pictures are on their way: why it cannot be handed in yet. */
export const Waiting: Story = { args: { notice: '还有2张图片在上传，传完就能交卷' } };
/** The network is lost: what is not on the server is dashed, and handing in waits. */
export const Offline: Story = {
  args: { cells: offline, offline: true, notice: '到10:45仍没连上，按已存的12题收卷' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /联网后交卷|Hand in once online/ });
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /第12题，待补交|Question 12, Not sent/ }));
    await expect(args.onJump).toHaveBeenCalledWith('q12');
  },
};
/** The results, without a button. */
export const Result: Story = { args: { cells: result, columns: 7 }, render: ({ onHandIn: _, ...args }) => show(args) };
const sections = ['单选 · 36/40分', '多选 · 21/24分', '填空 · 12/18分', '听材料 · 12/18分'];
const grouped = result.map((cell, at) => ({
  ...cell,
  group: sections[at < 10 ? 0 : at < 14 ? 1 : at < 17 ? 2 : 3],
}));
/** By section, with the points of each and how many are right above. */
export const Grouped: Story = {
  args: { cells: grouped, summary: true },
  render: ({ onHandIn: _, ...args }) => show(args),
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: '填空 · 12/18分' });
    await expect(part.querySelectorAll('button')).toHaveLength(3);
    await expect(canvas.getByText('17', { selector: 'b' })).toBeVisible();
  },
};
/** A hundred questions scroll. */
export const Hundred: Story = {
  args: {
    cells: Array.from({ length: 100 }, (_, at) => ({ id: `${at}`, number: `${at + 1}`, status: 'todo' as const })),
  },
};
/** The cells are tab stops, then the button. */
export const Keyboard: Story = {
  args: { cells: cells.slice(12, 14) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /第13题|Question 13/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJump).toHaveBeenCalledWith('q13');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHandIn).toHaveBeenCalledOnce();
  },
};
/** Writing and result in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      rows={[
        {
          state: 'writing, hover, focus',
          force: { hover: '.cells li:nth-child(2) button', focus: '.cells li:nth-child(4) button' },
          show: show({ ...args, cells: cells.slice(5, 15) }),
        },
        { state: 'result', show: show({ cells: result.slice(5, 20), onJump: args.onJump }) },
        { state: 'offline', show: show({ ...args, cells: offline.slice(5, 15), offline: true }) },
        { state: 'grouped', show: show({ cells: grouped, summary: true, onJump: args.onJump }) },
      ]}
    />
  ),
};
