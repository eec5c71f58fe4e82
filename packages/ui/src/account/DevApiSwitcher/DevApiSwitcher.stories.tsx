import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { DevApiSwitcher } from './DevApiSwitcher.tsx';

const Switcher = localised(DevApiSwitcher);
const envs = [
  { id: 'production', label: '正式环境', url: 'https://api.shuyuan.example' },
  { id: 'staging', label: '预发布环境', url: 'https://api.staging.shuyuan.example' },
  { id: 'local', label: '本机', url: 'http://127.0.0.1:8080' },
];

const meta = {
  component: DevApiSwitcher,
  render: (args) => <Switcher {...args} />,
  args: { envs, value: 'staging', enabled: true, layout: 'inline', onChange: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          'Switches the API address for developers. **Do** enable it only by a setting that no student has. **Do not** ship it enabled.',
      },
    },
  },
} satisfies Meta<typeof DevApiSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = { name: /接口|API/ };
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Hidden by default: nothing is rendered. */
export const Hidden: Story = {
  args: { enabled: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Shows which API address is in use. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', trigger)).toHaveTextContent(/预发布环境|Staging/);
  },
};

/** In the lower left corner of the window. */
export const InTheCorner: Story = { args: { layout: 'fixed' } };

/** The addresses in a dialog. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', trigger));
    await expect(await screen.findByRole('radio', { name: /预发布环境|Staging/ })).toBeChecked();
  },
};

/** The button applies the new address; selecting a radio alone does not. */
export const Switching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', trigger));
    await userEvent.click(await screen.findByText(/本机|This machine/));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^(切换|Switch)$/ }));
    await expect(args.onChange).toHaveBeenCalledWith('local', expect.anything());
    await dialogGone();
  },
};

/** The address could not be applied: the dialog stays open and says so. */
export const Failed: Story = {
  args: { onChange: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', trigger));
    await userEvent.click(await screen.findByText(/本机|This machine/));
    await userEvent.click(screen.getByRole('button', { name: /^(切换|Switch)$/ }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/切换失败|did not work/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^(切换|Switch)$/ })).not.toHaveAttribute('aria-busy'),
    );
  },
};

/** The current address is not in the list. */
export const UnknownAddress: Story = { args: { value: 'elsewhere' } };

/** No addresses. */
export const Empty: Story = {
  args: { envs: [], value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', trigger));
    await expect(await screen.findByText(/没有可以切换|no address/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /^(切换|Switch)$/ })).toBeDisabled();
  },
};

/** Names and addresses that are too long: truncated in the pill, wrapped in the dialog. */
export const LongText: Story = {
  args: {
    value: 'long',
    envs: [
      ...envs,
      {
        id: 'long',
        label: '华东一区第二机房用于期末压力测试的独立预发布环境（每天凌晨清空数据）',
        url: 'https://api.load-test-of-the-end-of-term.east-1.second-room.staging.shuyuan.example/gateway/v2',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', trigger));
    await expect(await screen.findByText(/load-test/)).toBeVisible();
  },
};

/** The pill and its dialog in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onChange }) => {
    const pill = { envs, layout: 'inline', enabled: true, value: 'staging', onChange } as const;
    const room = { width: 520, height: 480 };
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Pill, hover, focus, pressed, unknown',
            show: (
              <span style={{ display: 'flex', gap: 16 }}>
                <Switcher {...pill} />
                <Switcher {...pill} data-force="hover" />
                <Switcher {...pill} data-force="focus" />
                <Switcher {...pill} data-force="active" />
                <Switcher {...pill} value="" />
              </span>
            ),
          },
          { state: 'Open', window: room, show: <Switcher {...pill} open /> },
          {
            state: 'Open, failed',
            window: { ...room, height: 560 },
            press: ['input[value="local"]', '.foot > button:last-of-type'],
            shows: '[role="alert"]',
            show: <Switcher {...pill} open onChange={() => Promise.reject(new Error('offline'))} />,
          },
          {
            state: 'Open, no addresses',
            window: { ...room, height: 300 },
            show: <Switcher {...pill} open envs={[]} value="" />,
          },
        ]}
      />
    );
  },
};

/** Enter opens, arrow keys select, Esc discards the selection and returns the focus to the pill. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const pill = canvas.getByRole('button', trigger);
    await expect(pill).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('radio', { name: /预发布环境|Staging/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: /本机|This machine/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(pill).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('radio', { name: /预发布环境|Staging/ })).toBeChecked();
  },
};
