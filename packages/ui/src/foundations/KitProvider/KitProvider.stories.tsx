import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Countdown } from '../../feedback/Countdown/Countdown.tsx';
import { Empty } from '../../feedback/Empty/Empty.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { KitProvider } from './KitProvider.tsx';
import { Anchor, type AnchorProps, useKit } from './kitContext.ts';

const START = Date.UTC(2026, 10, 20, 2);

function Now() {
  const { clock, locale } = useKit();
  return (
    <p>
      {new Intl.DateTimeFormat(locale === 'cn' ? 'zh-CN' : 'en', {
        dateStyle: 'full',
        timeStyle: 'short',
        timeZone: 'Asia/Shanghai',
      }).format(clock.now())}
    </p>
  );
}

function RouterAnchor({ href, ...rest }: AnchorProps) {
  return <a {...rest} href={`#/web${href}`} data-router="" />;
}

const meta = {
  component: KitProvider,
  args: { locale: 'cn', children: <Empty layout="inline" /> },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** put one at the root of the page. **Do not** put a theme in it: brands are CSS variables, so changing one re-renders nothing.',
      },
    },
  },
} satisfies Meta<typeof KitProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { locale: 'en' } };
export const FrozenClock: Story = { args: { clock: { now: () => START }, children: <Now /> } };
export const OtherClock: Story = {
  args: { locale: 'en', clock: { now: () => START + 86_400_000 }, children: <Now /> },
};
export const RouterLinks: Story = {
  args: { anchor: RouterAnchor, children: <Anchor href="/course">选课</Anchor> },
};
export const NestedLocale: Story = {
  render: () => (
    <Stack>
      <Empty layout="inline" />
      <KitProvider locale="en">
        <Empty layout="inline" />
      </KitProvider>
    </Stack>
  ),
};
export const InheritsTheClock: Story = {
  render: () => (
    <KitProvider locale="en">
      <Countdown endsAt={START + 65_000} />
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:05');
  },
};
export const LongText: Story = {
  args: {
    children: (
      <Alert title="语言、时钟、链接和弹层的位置由最外层的提供者决定，里面的组件不必各自再问一遍">
        Language, clock, links and portals come from the provider, so no component has to ask twice.
      </Alert>
    ),
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        {
          state: 'cn',
          show: (
            <KitProvider locale="cn">
              <Empty layout="inline" />
            </KitProvider>
          ),
        },
        {
          state: 'en',
          show: (
            <KitProvider locale="en">
              <Empty layout="inline" />
            </KitProvider>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  args: { anchor: RouterAnchor, children: <Anchor href="/course">选课</Anchor> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '选课' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#/web/course');
  },
};
