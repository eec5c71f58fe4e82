import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { quiet } from '../../fixtures/quiet.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PageFade } from './PageFade.tsx';

const page = (title: string) => (
  <Stack>
    <Heading level={1}>{title}</Heading>
    <p>这一页的正文</p>
  </Stack>
);

function Site({ slow }: { slow?: boolean }) {
  const [at, setAt] = useState('首页');
  const [isLoading, setLoading] = useState(false);
  const go = () => {
    setAt('选课');
    if (!slow) return;
    setLoading(true);
    void quiet(50).then(() => setLoading(false));
  };
  return (
    <Stack align="start">
      <Button onClick={go}>去选课</Button>
      <PageFade routeKey={at}>{isLoading ? <Skeleton delayed={false} /> : page(at)}</PageFade>
    </Stack>
  );
}

const meta = {
  component: PageFade,
  args: { routeKey: '/index', children: page('首页') },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** wrap the outlet of the router once. **Do not** change `routeKey` when only a filter in the URL changes: the student would lose focus.',
      },
    },
  },
} satisfies Meta<typeof PageFade>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLoad: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
};
export const RouteChange: Story = {
  render: () => <Site />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading', { name: '选课' })).toHaveFocus();
  },
};
export const LazyPage: Story = {
  render: () => <Site slow />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '选课' })).toHaveFocus());
  },
};
export const Loading: Story = { args: { children: <Skeleton delayed={false} count={3} /> } };
export const WithoutHeading: Story = { args: { children: <p>没有标题的一页</p> } };
export const LongText: Story = {
  args: { children: page('圆锥曲线专题：从定义到压轴题的24种思路，含椭圆、双曲线与抛物线') },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Page', show: (brand) => <PageFade routeKey={brand}>{<Heading level={2}>首页</Heading>}</PageFade> },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  render: () => <Site />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: '选课' })).toHaveFocus();
  },
};
