import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Switch } from './Switch.tsx';

const Localised = localised(Switch);

const meta = {
  component: Switch,
  render: (args) => <Localised {...args} />,
  args: { children: '设为默认地址', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'On or off, with immediate effect. **Do** return a promise when the change is saved elsewhere: the switch waits, and reverts if that fails. **Do not** use it for what a form submits later: use a `Checkbox`.',
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off. */
export const Default: Story = {};

/** On. */
export const On: Story = { args: { defaultChecked: true } };

/** A label with a second line, the switch at the end of the row. */
export const AtTheEnd: Story = {
  args: { end: true, description: '别人可以看到你的学习档案', children: '公开分享', style: { width: 360 } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('switch', { name: /^(公开分享|Share publicly)$/ });
    await expect(input).toHaveAccessibleDescription(/学习档案|study record/);
  },
};

/** 20 px high. */
export const Small: Story = { args: { size: 'sm', defaultChecked: true } };

/** It shows the requested state, with a spinner, and ignores another press. */
export const Pending: Story = {
  args: { onChange: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('switch');
    await userEvent.click(input);
    await expect(input).toBeChecked();
    await expect(input).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(input);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Saving failed: it reverts and shows an error. */
export const RevertOnFailure: Story = {
  args: { onChange: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('switch');
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/恢复原样|as it was/));
    await expect(input).not.toBeChecked();
  },
};

/** Saved: the new state stays. */
export const Saved: Story = {
  args: { onChange: fn(() => Promise.resolve()) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('switch');
    await userEvent.click(input);
    await waitFor(() => expect(input).not.toHaveAttribute('aria-busy'));
    await expect(input).toBeChecked();
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** A long label wraps beside it. */
export const LongText: Story = {
  args: { children: '开播前15分钟用短信、邮件和站内消息同时提醒我，直播回放生成以后再提醒一次', style: { width: 240 } },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Off', show: <Switch>默认地址</Switch> },
        { state: 'On', show: <Switch defaultChecked>默认地址</Switch> },
        { state: 'Hover', show: <Switch data-force="hover">默认地址</Switch> },
        {
          state: 'Hover, on',
          show: (
            <Switch data-force="hover" defaultChecked>
              默认地址
            </Switch>
          ),
        },
        {
          state: 'Focus',
          show: (
            <Switch data-force="focus" defaultChecked>
              默认地址
            </Switch>
          ),
        },
        {
          state: 'Pending',
          show: (
            <Switch data-status="pending" defaultChecked>
              默认地址
            </Switch>
          ),
        },
        { state: 'Failed', show: <Switch data-status="failed">默认地址</Switch> },
        { state: 'Disabled', show: <Switch disabled>默认地址</Switch> },
        {
          state: 'Disabled, on',
          show: (
            <Switch disabled defaultChecked>
              默认地址
            </Switch>
          ),
        },
        {
          state: 'Small',
          show: (
            <Switch size="sm" defaultChecked>
              默认地址
            </Switch>
          ),
        },
      ]}
    />
  ),
};

/** Tab reaches it, Space toggles it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true, expect.anything());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false, expect.anything());
  },
};
