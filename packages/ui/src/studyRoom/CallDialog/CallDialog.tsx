import { Dialog as Base } from '@base-ui/react/dialog';
import { CALL_COUNTDOWN_S, toMilliseconds } from '@shuyuan/rules';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { useOverlay } from '../../foundations/useOverlay.ts';
import type { PortalProps } from '../../foundations/usePortalRoot.ts';
import { CallCard } from './CallCard.tsx';
import { type CallDialogLabels, callDialogLabels } from './CallDialog.labels.ts';
import { Backdrop, Surface, Viewport } from './CallDialog.styles.ts';
import { type CallStatus, heldCall, type StudyRoomCall } from './call.ts';
import { type RingSound, ring } from './ringSound.ts';
import { useCallMark, useCallMoment } from './useCallMoment.ts';

export interface CallDialogProps extends Omit<BaseProps<HTMLDivElement>, 'role'>, PortalProps {
  /** The call, `null` for none; another one is ignored until the first is closed (§4, W8). */
  call: StudyRoomCall | null;
  /** Phase of the call; by default it follows the promises of `onEnter` and `onCancel`. */
  status?: CallStatus | undefined;
  /** Controlled remaining seconds, instead of `call.endsAt`. */
  secondsLeft?: number | undefined;
  /** Enters the room; on a rejection the call rings on (§4). */
  onEnter: () => unknown;
  /** Refuses the call, also on Esc; on a rejection the call rings on (§4). */
  onCancel: () => unknown;
  /** Called once, when an unanswered call times out (§4). */
  onEnd?: (() => void) | undefined;
  /** Returns to the front of the queue after a missed call. */
  onReturn?: (() => void) | undefined;
  /** Closes a message: a missed or a withdrawn call. */
  onClose?: (() => void) | undefined;
  /** Starts the ringtone and returns a function that stops it; never called before the first user interaction. */
  sound?: RingSound | undefined;
  /** Mutes the ringtone. */
  muted?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<CallDialogLabels> | undefined;
}

/** An incoming call of a lecturer: 15 seconds as ring, digits and text, and only two answers (§4, §9). */
export function CallDialog({ call, ...rest }: CallDialogProps) {
  const [held, setHeld] = useState(call);
  const shown = heldCall(held, call);
  if (shown !== held) setHeld(shown);
  return shown && <Ringing key={shown.studyRoomId} call={shown} {...rest} />;
}

const RINGING: readonly CallStatus[] = ['ringing', 'enterFailed', 'cancelFailed'];

function Ringing(props: CallDialogProps & { call: StudyRoomCall }) {
  const { call, status, secondsLeft, onEnter, onCancel, onEnd, onReturn, onClose } = props;
  const { sound, muted = false, labels, portalRoot, ...rest } = omitAnswers(props);
  const words = useLabels(callDialogLabels, labels);
  const { clock } = useKit();
  const overlay = useOverlay({ open: true, portalRoot });
  const [opened] = useState(() => clock.now());
  const moment = useCallMoment(toMilliseconds(call.endsAt ?? opened + CALL_COUNTDOWN_S * 1000), secondsLeft);
  const [atStart] = useState(moment.left);
  const mark = useCallMark(moment.left);
  const [now, setNow] = useControllable<CallStatus>(status, 'ringing');
  const main = useRef<HTMLButtonElement>(null);
  const isRinging = RINGING.includes(now) && moment.left > 0;
  const isTold = now === 'missed' || now === 'withdrawn';

  const answer = async (pending: 'entering' | 'cancelling', run: () => unknown) => {
    if (!isRinging && now !== 'blocked') return; // an answer is pending, or the time ran out first
    const result = run();
    if (!(result instanceof Promise)) return;
    setNow(pending);
    try {
      await result;
    } catch {
      setNow(pending === 'entering' ? 'enterFailed' : 'cancelFailed'); // shown inline; the call rings on (§4)
    }
  };
  const enter = () => void answer('entering', onEnter);
  const cancel = () => void answer('cancelling', onCancel);

  const isTimedOut = RINGING.includes(now) && moment.left === 0;
  const hasTimedOut = useRef(false);
  useEffect(() => {
    if (!isTimedOut || hasTimedOut.current) return;
    hasTimedOut.current = true;
    onEnd?.();
  }, [isTimedOut, onEnd]);

  const play = muted ? undefined : sound;
  useEffect(() => (isRinging && play ? ring(play, navigator.userActivation) : undefined), [isRinging, play]);
  // The focused button was removed; its replacement gets the focus.
  useEffect(() => {
    if (now === 'blocked' || now === 'missed' || now === 'withdrawn') main.current?.focus();
  }, [now]);

  // A dialog below the call would also receive Esc, and close.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isTold) onClose?.();
    else cancel();
  };

  return (
    <Base.Root open modal={overlay.isModal} disablePointerDismissal>
      <Base.Portal container={overlay.container}>
        <Backdrop forceRender />
        <Viewport>
          <Base.Popup
            role="alertdialog"
            initialFocus={overlay.initialFocus ?? main}
            onKeyDown={handleKeyDown}
            render={<Surface {...rest} data-status={now} data-warning={moment.left <= 5 || undefined} />}
          >
            <CallCard
              call={call}
              status={now}
              moment={now === 'missed' ? { left: 0, isRunning: false, isJump: false } : moment}
              words={words}
              heading={(text) => <Base.Title className="name">{text}</Base.Title>}
              line={(text) => (
                <Base.Description className="line">
                  {text}
                  {!isTold && now !== 'blocked' && <span className="said"> {words.secondsLeft(atStart)}</span>}
                </Base.Description>
              )}
              mainRef={main}
              onEnter={enter}
              onCancel={cancel}
              onReturn={() => onReturn?.()}
              onClose={() => onClose?.()}
            />
            <span className="said" role="status">
              {mark === null || isTold ? '' : mark === 0 ? words.timeIsUp : words.secondsLeft(mark)}
            </span>
          </Base.Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Props of the root element. */
function omitAnswers(props: CallDialogProps) {
  const { call: _c, status: _s, secondsLeft: _l, onEnter: _e, onCancel: _n, onEnd: _t, onReturn: _r, ...rest } = props;
  const { onClose: _o, ...root } = rest;
  return root;
}
