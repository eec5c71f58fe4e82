import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { info } from '../../fixtures/chatInfo.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { covers, students } from '../../fixtures/pictures.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ChatInfo, type ChatInfoProps } from './ChatInfo.tsx';

const Info = localised(ChatInfo);
const Pane = styled.div({ width: '280px' });

/** Keeps the switches' state, as a page does. */
function Held(props: ChatInfoProps) {
  const [isPinned, setPinned] = useState(props.pinned ?? false);
  const [isMuted, setMuted] = useState(props.muted ?? false);
  return (
    <Pane>
      <Info
        {...props}
        pinned={isPinned}
        muted={isMuted}
        onPinnedChange={(next, details) => {
          setPinned(next);
          props.onPinnedChange?.(next, details);
        }}
        onMutedChange={(next, details) => {
          setMuted(next);
          props.onMutedChange?.(next, details);
        }}
      />
    </Pane>
  );
}

const meta = {
  component: ChatInfo,
  render: (args: ChatInfoProps) => <Held {...args} />,
  args: { ...info, onOpenImage: fn(), onPinnedChange: fn(), onMutedChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Details of the other side and the shared files. **Do** say when answers can be expected. **Do not** repeat actions of the conversation here.',
      },
    },
  },
} satisfies Meta<typeof ChatInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare = { name: '周砚秋' };

/** A lecturer with a course, pictures and files. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看大图：焦点弦的板书' }));
    await expect(args.onOpenImage).toHaveBeenCalledWith('i4');
  },
};
/** Nothing has been shared yet. */
export const NothingShared: Story = { render: () => <Held {...info} courses={[]} images={[]} files={[]} /> };
/** A person without an avatar. */
export const WithoutPortrait: Story = { render: () => <Held {...bare} about="高中数学·教龄16年" /> };
/** A student whose avatar has its own background, and a course without a next lesson. */
export const Student: Story = {
  render: () => (
    <Held
      name="林知夏"
      avatar={students.lin}
      courses={[{ id: '1', title: '高中数学必修全程班：从函数到圆锥曲线', href: '/myclass', cover: covers.conics }]}
    />
  ),
};
/** Pinned and muted at once. */
export const PinnedAndMuted: Story = { args: { muted: true } };
/** Only the name: no action and no switches. */
export const Bare: Story = {
  render: () => (
    <Pane>
      <Info {...bare} />
    </Pane>
  ),
};
/** Long names wrap, names of files and courses are truncated. */
export const LongText: Story = {
  args: {
    name: '圆锥曲线专题冲刺一三五晚班讨论群，2026秋季学期，任课老师周砚秋，助教林安娜',
    hours: 'Usually answers between seven and ten in the evening, on Sundays a little later',
    files: [
      {
        id: 'f',
        name: '第8讲讲义：焦点弦的三种处理方法与韦达定理的综合应用（教师版，含答案）.pdf',
        at: '2025-12-31T23:59:00+08:00',
        href: '/file/preview/8',
      },
    ],
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix wide rows={[{ state: 'Hover', force: { hover: ['h3 > a', '.item'] }, show: <Held {...info} /> }]} />
  ),
};
/** Tab moves from the study room to the switches; Space toggles them. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '去答疑室' })).toHaveFocus();
    canvas.getByRole('switch', { name: '置顶这个聊天' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onPinnedChange).toHaveBeenCalledWith(false, expect.anything());
    await expect(canvas.getByRole('switch', { name: '置顶这个聊天' })).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onMutedChange).toHaveBeenCalledWith(true, expect.anything());
  },
};
