import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { papers } from '../../fixtures/uploadEntries.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { MarkedPicture, type MarkedPictureProps } from './MarkedPicture.tsx';
import { INKS, type MarkStroke } from './strokes.ts';

const circle = Array.from({ length: 40 }, (_, at) => {
  const angle = (at / 38) * 2 * Math.PI;
  return [240 + 150 * Math.cos(angle), 250 + 44 * Math.sin(angle)] as const;
});
const MARKS: MarkStroke[] = [
  { tool: 'pen', points: circle },
  {
    tool: 'highlighter',
    points: [
      [90, 130],
      [300, 128],
    ],
    color: INKS[1],
  },
  { tool: 'tick', points: [[360, 90]] },
  { tool: 'half', points: [[360, 180]] },
  { tool: 'cross', points: [[60, 300]] },
  { tool: 'text', points: [[120, 340]], text: '补一句 Δ>0' },
];

const Shown = localised(MarkedPicture);

/** The picture with its strokes kept, as the desk does. */
function Live(props: MarkedPictureProps) {
  const { strokes: initial, onStrokesChange, ...rest } = props;
  const [strokes, setStrokes] = useState(initial);
  return (
    <div style={{ width: 480 }}>
      <Shown
        {...rest}
        strokes={strokes}
        onStrokesChange={
          onStrokesChange &&
          ((next, details) => {
            setStrokes(next);
            onStrokesChange(next, details);
          })
        }
      />
    </div>
  );
}
const readOnly = (args: MarkedPictureProps) => <Live {...args} onStrokesChange={undefined} />;

const meta = {
  component: MarkedPicture,
  render: (args: MarkedPictureProps) => <Live {...args} />,
  args: { src: papers[0] ?? '', alt: '图1', width: 480, height: 360, strokes: MARKS, onStrokesChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A photo of an answer with the marks of its lecturer. **Do** keep strokes as data. **Do not** draw them into the picture.',
      },
    },
  },
} satisfies Meta<typeof MarkedPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the student sees it: it turns and grows, nothing can be drawn. */
export const Show: Story = {
  render: readOnly,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /红笔|Pen/ })).toBeNull();
    const picture = canvas.getByRole('img', { name: /图1，6处批改|Figure 1, 6 marks/ });
    await userEvent.click(canvas.getByRole('button', { name: /旋转|Turn/ }));
    await expect(picture).toHaveAttribute('viewBox', '0 0 360 480');
    await userEvent.click(canvas.getByRole('button', { name: /放大|Zoom in/ }));
    await expect(canvas.getByText('150%')).toBeVisible();
  },
};
/** Words stand below the picture by their numbers; a number that is pressed shows which. */
export const Numbered: Story = {
  args: { numbered: true, strokes: [...MARKS, { tool: 'text', points: [[300, 60]], text: '这两句最好' }] },
  render: readOnly,
  play: async ({ canvas, userEvent }) => {
    const pin = canvas.getByRole('button', { name: /批注2|Remark 2/ });
    await userEvent.click(pin);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).not.toHaveAttribute('data-selected');
    await expect(second).toHaveAttribute('data-selected');
    await expect(canvas.getByText('这两句最好')).toBeVisible();
    await userEvent.click(pin);
    await expect(second).not.toHaveAttribute('data-selected');
  },
};
/** As the lecturer has it. */
export const Draw: Story = {};
/** A line, a tick at a turned picture, erased and undone, with the pointer: points are the picture's own. */
export const Pointer: Story = {
  args: { strokes: [], rotation: 90 },
  play: async ({ args, canvas, userEvent }) => {
    const picture = canvas.getByRole('img', { name: /图1|Figure 1/ });
    const box = picture.getBoundingClientRect();
    // The picture lies on its side: right is up in its own space.
    const at = (x: number, y: number) => ({
      clientX: box.left + ((360 - y) / 360) * box.width,
      clientY: box.top + (x / 480) * box.height,
      pointerId: 1,
      isPrimary: true,
      button: 0,
    });
    const last = () => (args.onStrokesChange as ReturnType<typeof fn>).mock.lastCall?.[0] as MarkStroke[];
    await userEvent.click(canvas.getByRole('button', { name: /打勾|Tick/ }));
    await fireEvent.pointerDown(picture, at(120, 80));
    await fireEvent.pointerUp(picture, at(120, 80));
    await waitFor(() => expect(last()).toHaveLength(1));
    const [x = 0, y = 0] = last()[0]?.points[0] ?? [];
    await expect(Math.abs(x - 120) + Math.abs(y - 80)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: /擦除|Eraser/ }));
    await fireEvent.pointerDown(picture, at(125, 85));
    await fireEvent.pointerUp(picture, at(125, 85));
    await waitFor(() => expect(last()).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: /撤销|Undo/ }));
    await waitFor(() => expect(last()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /重做|Redo/ }));
    await waitFor(() => expect(last()).toHaveLength(0));
  },
};
/** Words are written where the picture was pressed; Escape writes nothing. */
export const Text: Story = {
  args: { strokes: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /写字|Text/ }));
    const picture = canvas.getByRole('img', { name: /图1|Figure 1/ });
    const write = async (keys: string) => {
      await fireEvent.keyDown(picture, { key: 'Enter' });
      const field = await canvas.findByRole('textbox', { name: /批改文字|Text to write/ });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, keys);
    };
    await write('zz{Escape}');
    await expect(args.onStrokesChange).not.toHaveBeenCalled();
    await write('Δ>0{Enter}');
    await waitFor(() =>
      expect(args.onStrokesChange).toHaveBeenLastCalledWith(
        [expect.objectContaining({ tool: 'text', text: 'Δ>0', points: [[240, 180]] })],
        expect.anything(),
      ),
    );
  },
};
/** Pressed with the mouse, the field stays open under it: the browser's own change of focus comes before the field does. */
export const TextByMouse: Story = {
  args: { strokes: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /写字|Text/ }));
    await userEvent.click(canvas.getByRole('img', { name: /图1|Figure 1/ }));
    const field = await canvas.findByRole('textbox', { name: /批改文字|Text to write/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Δ>0{Enter}');
    await waitFor(() =>
      expect(args.onStrokesChange).toHaveBeenLastCalledWith(
        [expect.objectContaining({ tool: 'text', text: 'Δ>0' })],
        expect.anything(),
      ),
    );
  },
};
/** A picture that cannot be opened says so. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  render: readOnly,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/图片没有打开|could not be opened/)).toBeVisible();
  },
};
/** Arrow keys and Enter draw a line; Z takes it back. */
export const Keyboard: Story = {
  args: { strokes: [] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('img', { name: /图1|Figure 1/ }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() =>
      expect(args.onStrokesChange).toHaveBeenLastCalledWith(
        [
          {
            tool: 'pen',
            color: INKS[0],
            points: [
              [240, 180],
              [250, 180],
              [250, 190],
              [300, 190],
            ],
          },
        ],
        expect.anything(),
      ),
    );
    await userEvent.keyboard('z');
    await waitFor(() => expect(args.onStrokesChange).toHaveBeenLastCalledWith([], expect.anything()));
    await userEvent.keyboard('{Shift>}z{/Shift}');
    await waitFor(() =>
      expect(args.onStrokesChange).toHaveBeenLastCalledWith(
        [expect.objectContaining({ tool: 'pen' })],
        expect.anything(),
      ),
    );
  },
};
/** Every tool in five brands: ink keeps its colour. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      rows={[
        {
          state: 'marked, focus',
          force: { focus: 'svg.picture' },
          show: (
            <div style={{ width: 200 }}>
              <Shown {...args} bare />
            </div>
          ),
        },
      ]}
    />
  ),
};
