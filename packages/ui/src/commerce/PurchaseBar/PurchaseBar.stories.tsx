import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { localised, Words } from '../../fixtures/localise.tsx';
import { covers } from '../../fixtures/pictures.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { PurchaseBar, type PurchaseBarProps } from './PurchaseBar.tsx';

const Bar = localised(PurchaseBar);
const Wide = styled.div({ width: '1154px' });
const Tall = styled.div({ display: 'flex', flexDirection: 'column', height: '2400px' });
const Last = styled.a({ marginTop: 'auto', alignSelf: 'flex-start' });
const PanelBox = styled.div({ flex: 'none', height: '516px' });

/** A page whose panel scrolls out of view. */
function Page(args: PurchaseBarProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Tall>
      <PanelBox ref={panel} />
      <Bar {...args} placement="fixed" after={panel} />
      <Last href="#last">
        <Words>评价</Words>
      </Last>
    </Tall>
  );
}

const meta = {
  component: PurchaseBar,
  render: (args: PurchaseBarProps) => (
    <Wide>
      <Bar {...args} />
    </Wide>
  ),
  args: {
    title: '圆锥曲线专题：从定义到压轴题的24种思路',
    note: '一三五晚班·11月23日开课·余6席',
    cover: covers.conics,
    priceFen: 89_900,
    originalFen: 129_900,
    action: { label: '立即报名', onClick: fn() },
    placement: 'inline',
  },
  parameters: {
    docs: {
      description: {
        component:
          'The purchase bar, shown once the panel has scrolled out of the window. **Do** pass in a ref to the panel as `after`. **Do not** show it together with the panel: one main button per view.',
      },
    },
  },
} satisfies Meta<typeof PurchaseBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Purchasable. */
export const CanBuy: Story = {};
/** The reason replaces the note. */
export const Full: Story = {
  args: { action: { label: '已满员', disabled: true, reason: '这个班次名额已满，可以选择其他班次' } },
};
/** Bought: no price. */
export const Owned: Story = {
  args: {
    note: '19:30开始·周砚秋老师',
    priceFen: undefined,
    originalFen: undefined,
    action: { label: '进入教室', href: '/toclass' },
  },
};
/** Free. */
export const Free: Story = { args: { priceFen: 0, originalFen: undefined, action: { label: '开始学习' } } };
/** Members pay less. */
export const MemberPrice: Story = { args: { memberFen: 79_900 } };
/** A visitor. */
export const LogInFirst: Story = {
  args: { action: { label: '登录后报名', href: '/login', reason: '登录后可以看到可用的优惠' } },
};
/** An assessment comes before enrolment (§1). */
export const AssessmentFirst: Story = {
  args: { action: { label: '先完成测评', href: '/course/evaluation/1/1', reason: '报名前需要完成一次10分钟的测评' } },
};
/** No cover. */
export const WithoutCover: Story = { args: { cover: undefined } };
/** The title is truncated, never the button. */
export const LongestText: Story = {
  args: {
    title: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
    priceFen: 12_345_600,
    originalFen: 23_456_700,
  },
};

/** It appears when the panel has scrolled out of view, and the page reserves space for it: the last link stays above it (WCAG 2.4.11). */
export const Keyboard: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '立即报名' })).toBeNull();
    const button = await waitFor(() => {
      window.scrollTo(0, 1200); // Repeated, because Storybook scrolls to the top after rendering a story.
      return canvas.getByRole('button', { name: '立即报名' });
    });
    await waitFor(() => expect(document.body.style.paddingBottom).toBe('72px'));
    const last = canvas.getByRole('link', { name: '评价' });
    last.focus();
    await waitFor(() => {
      last.scrollIntoView({ block: 'end' });
      return expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action.onClick).toHaveBeenCalledOnce();
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '立即报名' })).toBeNull());
    await waitFor(() => expect(document.body.style.paddingBottom).toBe(''));
  },
};

/** States in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const bar = (over: Partial<PurchaseBarProps>) => (
      <Wide>
        <Bar {...args} {...over} />
      </Wide>
    );
    return (
      <MatrixTable
        wide
        rows={[
          { state: 'can buy', show: bar({}) },
          { state: 'member price', show: bar(MemberPrice.args ?? {}) },
          { state: 'full', show: bar(Full.args ?? {}) },
          { state: 'log in first', show: bar(LogInFirst.args ?? {}) },
          { state: 'free', show: bar(Free.args ?? {}) },
          { state: 'owned', show: bar({ ...Owned.args, cover: undefined }) },
        ]}
      />
    );
  },
};
