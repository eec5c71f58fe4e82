import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { portraits } from '../../fixtures/pictures.ts';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { CallDialog, type CallDialogProps } from './CallDialog.tsx';
import type { CallStatus } from './call.ts';

const Call = localised(CallDialog);
const START = Date.UTC(2026, 10, 20, 2);
const call = { studyRoomId: 'room-1', teacherName: '周砚秋', photo: portraits.zhou, topic: '第7讲练习第15题' };
const ringsFor = (seconds: number) => ({ ...call, href: '/toroom?id=room-1', endsAt: START + seconds * 1000 });
const dialog = () => screen.findByRole('alertdialog');
const enter = () => screen.findByRole('button', { name: /^(进入|Enter)$/ });
const cancel = () => screen.findByRole('button', { name: /^(暂不进入|Not now)$/ });
const never = () => new Promise<void>(() => undefined);
const refuse = () => Promise.reject(new Error('offline'));

/** A clock that a play function sets ahead or back. */
const hand = { now: START };
const clock = { now: () => hand.now };

function OnAMovingClock(props: CallDialogProps) {
  return (
    <KitProvider locale={useKit().locale} clock={clock}>
      <Call {...props} />
    </KitProvider>
  );
}

/** A page on which a call comes in while an element has the focus; closes the call as the portal does. */
function Incoming({ onCancel, onEnter, ...rest }: CallDialogProps) {
  const [now, setNow] = useState<CallDialogProps['call']>(null);
  const close = (run: () => unknown) => () => {
    run();
    setNow(null);
  };
  return (
    <>
      <Button onClick={() => setNow(ringsFor(15))}>
        <Words>继续看</Words>
      </Button>
      <Call {...rest} call={now} onCancel={close(onCancel)} onEnter={close(onEnter)} />
    </>
  );
}

/** Another call comes in during the first. */
function Twice(props: CallDialogProps) {
  const [now, setNow] = useState(props.call);
  return (
    <Call
      {...props}
      call={now}
      onEnter={() => setNow({ studyRoomId: 'room-2', teacherName: '沈书瑶', photo: portraits.shen })}
    />
  );
}

/** A dialog is open when the call comes in. */
function OverDialog(props: CallDialogProps) {
  const [now, setNow] = useState<CallDialogProps['call']>(null);
  return (
    <>
      <Dialog
        open
        title={<Words>账户设置</Words>}
        onClose={props.onClose}
        footer={
          <Button onClick={() => setNow(ringsFor(15))}>
            <Words>继续看</Words>
          </Button>
        }
      />
      <Call {...props} call={now} />
    </>
  );
}

const meta = {
  component: CallDialog,
  render: (args: CallDialogProps) => <Call {...args} />,
  args: { call: ringsFor(15), onEnter: fn(), onCancel: fn(), onEnd: fn(), onReturn: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '540px' },
      description: {
        component:
          'The only component that may use motion to draw attention. **Do** close it when the student has answered in another tab. **Do not** offer anything besides the two answers.',
      },
    },
  },
} satisfies Meta<typeof CallDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The call has just come in; the focus is on the enter button, and the time limit is stated. */
export const Ringing15: Story = {
  play: async () => {
    const card = await dialog();
    await expect(card).toHaveAccessibleName(/周砚秋老师|Zhou Yanqiu/);
    await expect(card).toHaveAccessibleDescription(/15/);
    await waitFor(async () => expect(await enter()).toHaveFocus());
    await expect(screen.queryByRole('button', { name: /关闭|Close/ })).toBeNull();
  },
};
/** A third of the time has passed. */
export const Ringing10: Story = { args: { call: ringsFor(10) } };
/** From five seconds on, ring and digits are highlighted. */
export const Ringing3: Story = {
  args: { call: ringsFor(3) },
  play: async () => {
    await expect(await dialog()).toHaveAttribute('data-warning');
  },
};
/** The seconds can be controlled by the caller. */
export const SecondsOfTheCaller: Story = { args: { call, secondsLeft: 12 } };
/** Entering waits for the server; no second answer is possible. */
export const Entering: Story = {
  args: { call: ringsFor(9), onEnter: fn(never) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await enter());
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
/** Entering failed, and the call rings on. */
export const EnterFailed: Story = { args: { call: ringsFor(8), status: 'enterFailed' } };
/** Refusing is pending. */
export const CancelPending: Story = { args: { call: ringsFor(8), status: 'cancelling' } };
/** Refusing failed: the dialog stays and rings on while there is time (§4). */
export const CancelFailedRingsOn: Story = {
  args: { call: ringsFor(7), onCancel: fn(refuse) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await cancel());
    await expect(await screen.findByRole('alert')).toHaveTextContent(/没有取消成功|did not work/);
    await userEvent.click(await cancel());
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};
/** The browser blocked the new tab: a plain link is shown (§4). */
export const TabBlocked: Story = {
  args: { call: ringsFor(6), status: 'blocked' },
  play: async () => {
    const links = await screen.findAllByRole('link', { name: /打开教室|Open the room/ });
    for (const link of links) await expect(link).toHaveAttribute('href', '/toroom?id=room-1');
    await expect(links.at(-1)).toHaveAttribute('target', '_blank');
  },
};
/** Missed: the consequences, and the button to return to the front of the queue. */
export const EndedByZero: Story = {
  args: { call: ringsFor(0), status: 'missed' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /回到最前|Back to the front/ }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
};
/** The lecturer withdrew the call. */
export const Withdrawn: Story = {
  args: { call: ringsFor(11), status: 'withdrawn' },
  play: async ({ args, userEvent }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
/** The laptop was closed for an hour: the call is over, reported once (W8). */
export const AfterSleep: Story = {
  render: (args) => <OnAMovingClock {...args} />,
  beforeEach: () => {
    hand.now = START;
  },
  play: async ({ args }) => {
    const card = await dialog();
    hand.now = START + 5_000;
    await waitFor(() => expect(card.querySelector('.seconds')).toHaveTextContent('10'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('10'));
    hand.now = START + 3_600_000;
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(card.querySelector('.seconds')).toHaveTextContent('0');
  },
};
/** A second call is ignored during the first one (§4, W8). */
export const SecondCallIgnored: Story = {
  render: (args) => <Twice {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await enter());
    await expect(await dialog()).toHaveAccessibleName(/周砚秋老师|Zhou Yanqiu/);
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  },
};
/** The ringtone starts with the call if the student has interacted with the page before, and ends with the answer. */
export const Sounding: Story = {
  args: { sound: fn(() => undefined), onEnter: fn(never) },
  play: async ({ args }) => {
    await dialog();
    const isTouched = navigator.userActivation.hasBeenActive;
    await expect(args.sound).toHaveBeenCalledTimes(isTouched ? 1 : 0);
  },
};
/** Muted: ring, digits and text carry all information. */
export const Muted: Story = {
  args: { sound: fn(() => undefined), muted: true },
  play: async ({ args }) => {
    await dialog();
    await expect(args.sound).not.toHaveBeenCalled();
  },
};
/** Above a dialog of the page: it is on top, and Esc affects the call only. */
export const OverAnotherDialog: Story = {
  render: (args) => <OverDialog {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /继续看|Go on/ }));
    await waitFor(async () => expect(await enter()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** A long name and a long question make the card taller, nothing is truncated. */
export const LongName: Story = {
  args: {
    call: {
      ...ringsFor(12),
      photo: undefined,
      teacherName: '欧阳慕容晓晨曦与另外两位一起值班的老师们',
      topic: '第7讲练习第15题：已知椭圆的右焦点与过焦点的直线，求弦长的最小值与此时的直线方程',
    },
  },
};
/** With reduced motion the ring moves in steps with the digits. */
export const ReducedMotion: Story = {
  render: (args) => <OnAMovingClock {...args} />,
  beforeEach: () => {
    hand.now = START;
  },
  play: async () => {
    const card = await dialog();
    hand.now = START + 4_000;
    await waitFor(() => expect(card.querySelector('.seconds')).toHaveTextContent('11'));
    const sweep = card.querySelector('.sweep');
    if (sweep && matchMedia('(prefers-reduced-motion: reduce)').matches)
      await expect(getComputedStyle(sweep).transitionDuration).toMatch(/^0s/);
  },
};

/** The call at a moment that does not pass. */
function Still({ status, left }: { status: CallStatus; left: number }) {
  const nothing = () => undefined;
  return (
    <Call
      call={ringsFor(left)}
      status={status}
      secondsLeft={left}
      onEnter={nothing}
      onCancel={nothing}
      onReturn={nothing}
      onClose={nothing}
    />
  );
}

/** All states in all brands: the whole countdown, then the possible outcomes. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const room = { width: 480, height: 540 };
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: '15 s, focus',
            window: room,
            force: { focus: '.acts button:last-of-type' },
            show: <Still status="ringing" left={15} />,
          },
          {
            state: '10 s, hover',
            window: room,
            force: { hover: '.acts button:last-of-type' },
            show: <Still status="ringing" left={10} />,
          },
          {
            state: '3 s, pressed',
            window: room,
            force: { active: '.acts button' },
            show: <Still status="ringing" left={3} />,
          },
          { state: 'missed', window: room, show: <Still status="missed" left={0} /> },
          { state: 'withdrawn', window: room, show: <Still status="withdrawn" left={11} /> },
          { state: 'busy: entering', window: room, show: <Still status="entering" left={9} /> },
          { state: 'busy: cancelling', window: room, show: <Still status="cancelling" left={8} /> },
          { state: 'enter failed', window: room, show: <Still status="enterFailed" left={8} /> },
          { state: 'cancel failed', window: room, show: <Still status="cancelFailed" left={7} /> },
          { state: 'blocked', window: room, show: <Still status="blocked" left={6} /> },
        ]}
      />
    );
  },
};

/** Tab cycles between the two buttons (focus trap); Esc refuses; the focus is restored. */
export const Keyboard: Story = {
  render: (args) => <Incoming {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await enter()).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(await cancel()).toHaveFocus();
    await userEvent.tab();
    await expect(await enter()).toHaveFocus();
    await userEvent.tab();
    await waitFor(async () => expect((await dialog()).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /继续看|Go on/ })).toHaveFocus());
  },
};
