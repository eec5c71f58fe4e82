import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { MicPermission, type MicPermissionProps } from './MicPermission.tsx';

const Mic = localised(MicPermission);
const Wide = styled.div({ width: '464px' });

const show = (props: MicPermissionProps) => (
  <Wide>
    <Card>
      <Mic {...props} />
    </Card>
  </Wide>
);

const meta = {
  component: MicPermission,
  render: show,
  args: { state: 'prompt', browser: 'chrome', onAsk: fn(), onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The microphone permission before a session. **Do** ask after a click, never on page load. **Do not** block students without a microphone: text and board work too.',
      },
    },
  },
} satisfies Meta<typeof MicPermission>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Permission not requested yet. */
export const Prompt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /允许|Allow/ }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
/** In use, with its name. */
export const Granted: Story = { args: { state: 'granted', device: '内置麦克风' } };
/** Denied in Chrome: an alert, then instructions. */
export const Denied: Story = {
  args: { state: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/需要麦克风权限|Microphone permission needed/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
/** The same in Edge. */
export const DeniedInEdge: Story = { args: { state: 'denied', browser: 'edge' } };
/** The same in Firefox. */
export const DeniedInFirefox: Story = { args: { state: 'denied', browser: 'firefox' } };
/** The same in Safari. */
export const DeniedInSafari: Story = { args: { state: 'denied', browser: 'safari' } };
/** An unknown browser. */
export const DeniedElsewhere: Story = { args: { state: 'denied', browser: undefined } };
/** No microphone. */
export const None: Story = { args: { state: 'none' } };
/** A long name wraps. */
export const LongText: Story = {
  args: { state: 'granted', device: 'Jabra Evolve2 65 UC Stereo Headset Microphone (USB Audio Device, 3rd interface)' },
};

/** All states in all brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'Prompt', show: show({ state: 'prompt' }) },
        { state: 'Granted', show: show({ state: 'granted', device: '内置麦克风', onChange: () => undefined }) },
        { state: 'Denied', show: show({ state: 'denied', browser: 'edge' }) },
        { state: 'None', show: show({ state: 'none' }) },
      ]}
    />
  ),
};

/** One button, which requests the permission again. */
export const Keyboard: Story = {
  args: { state: 'denied' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /再试一次|Try again/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
