import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ErrorBoundaryView } from './ErrorBoundaryView.tsx';

const meta = {
  component: ErrorBoundaryView,
  args: { onRetry: fn(), homeHref: '#index' },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say what was saved and what to do. **Do not** show a stack trace or an error code to a student.',
      },
    },
  },
} satisfies Meta<typeof ErrorBoundaryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crash: Story = {};
export const Offline: Story = { args: { kind: 'offline' } };
export const Missing: Story = { args: { kind: 'missing' } };
export const MissingWithTheServersWords: Story = {
  args: { kind: 'missing', message: '课程不存在或已经下架' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('课程不存在或已经下架');
  },
};
export const InAList: Story = { args: { layout: 'list', homeHref: undefined } };
export const Retrying: Story = {
  args: { onRetry: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    message:
      '这一页需要的数据没有加载出来，可能是学校的服务器正在升级，通常在十分钟之内恢复 / The server is being upgraded, please come back in ten minutes',
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={(['crash', 'offline', 'missing'] as const).map((kind) => ({
        state: kind,
        show: (
          <ErrorBoundaryView
            kind={kind}
            layout="list"
            onRetry={() => undefined}
            homeHref="#index"
            style={{ width: 480 }}
          />
        ),
      }))}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
