import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { CALL_COUNTDOWN_S } from '@shuyuan/rules';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { CallCard } from './CallCard.tsx';
import { type CallDialogLabels, callDialogLabels } from './CallDialog.labels.ts';
import { Backdrop, Surface, Viewport } from './CallDialog.styles.ts';
import { type CallStatus, heldCall, type StudyRoomCall } from './call.ts';
import { type RingSound, ring } from './ringSound.ts';
import { useCallMark, useCallMoment } from './useCallMoment.ts';

export interface CallDialogProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** The call, `null` for none; another one is ignored until the first is closed (§4, W8). */
  call: StudyRoomCall | null;
  /** Where the call stands; by itself the dialog follows the promises of `onEnter` and `onCancel`. */
  status?: CallStatus | undefined;
  /** Seconds left, when the caller holds them instead of `call.answerBy`. */
  secondsLeft?: number | undefined;
  /** Enters the room; a rejection rings on (§4). */
  onEnter: () => unknown;
  /** Refuses the call, also by Esc; a rejection rings on (§4). */
  onCancel: () => unknown;
  /** Called once, when the time of a call that nobody answered is over (§4). */
  onTimeout?: (() => void) | undefined;
  /** Comes back to the front of the queue after a missed call. */
  onReturn?: (() => void) | undefined;
  /** Closes what only tells: a missed or a withdrawn call. */
  onClose?: (() => void) | undefined;
  /** Begins the sound of the call and returns how to end it; never before the page was touched. */
  sound?: RingSound | undefined;
  /** Rings without a sound. */
  muted?: boolean | undefined;
  /** Replaces built-in words. */
  labels?: Partial<CallDialogLabels> | undefined;
}

/** A lecturer calls into the study room: 15 seconds as ring, digits and words, two answers, nothing else (§4, §9). */
export function CallDialog({ call, ...rest }: CallDialogProps) {
  const [held, setHeld] = useState(call);
  const shown = heldCall(held, call);
  if (shown !== held) setHeld(shown);
  return shown && <Ringing key={shown.studyRoomId} call={shown} {...rest} />;
}

const RINGING: readonly CallStatus[] = ['ringing', 'enterFailed', 'cancelFailed'];

function Ringing(props: CallDialogProps & { call: StudyRoomCall }) {
  const { call, status, secondsLeft, onEnter, onCancel, onTimeout, onReturn, onClose } = props;
  const { sound, muted = false, labels, ...rest } = omitAnswers(props);
  const words = useLabels(callDialogLabels, labels);
  const { clock, portalRoot } = useKit();
  const [opened] = useState(() => clock.now());
  const moment = useCallMoment(call.answerBy ?? opened + CALL_COUNTDOWN_S * 1000, secondsLeft);
  const [atStart] = useState(moment.left);
  const mark = useCallMark(moment.left);
  const [now, setNow] = useControllable<CallStatus>(status, 'ringing');
  const main = useRef<HTMLButtonElement>(null);
  const isRinging = RINGING.includes(now) && moment.left > 0;
  const isTold = now === 'missed' || now === 'withdrawn';

  const answer = async (pending: 'entering' | 'cancelling', run: () => unknown) => {
    if (!isRinging && now !== 'blocked') return; // an answer is under way, or the clock was faster
    const result = run();
    if (!(result instanceof Promise)) return;
    setNow(pending);
    try {
      await result;
    } catch {
      setNow(pending === 'entering' ? 'enterFailed' : 'cancelFailed'); // told in place; the call rings on (§4)
    }
  };
  const enter = () => void answer('entering', onEnter);
  const cancel = () => void answer('cancelling', onCancel);

  const isTimedOut = RINGING.includes(now) && moment.left === 0;
  const hasTimedOut = useRef(false);
  useEffect(() => {
    if (!isTimedOut || hasTimedOut.current) return;
    hasTimedOut.current = true;
    onTimeout?.();
  }, [isTimedOut, onTimeout]);

  const play = muted ? undefined : sound;
  useEffect(() => (isRinging && play ? ring(play, navigator.userActivation) : undefined), [isRinging, play]);
  // The answer that had the focus is gone; its place is taken by the next one.
  useEffect(() => {
    if (now === 'blocked' || now === 'missed' || now === 'withdrawn') main.current?.focus();
  }, [now]);

  // A dialog under the call would hear Esc too, and close.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isTold) onClose?.();
    else cancel();
  };

  return (
    <Base.Root open>
      <Base.Portal container={portalRoot}>
        <Backdrop forceRender />
        <Viewport>
          <Base.Popup
            initialFocus={main}
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

/** What goes to the root. */
function omitAnswers(props: CallDialogProps) {
  const {
    call: _c,
    status: _s,
    secondsLeft: _l,
    onEnter: _e,
    onCancel: _n,
    onTimeout: _t,
    onReturn: _r,
    ...rest
  } = props;
  const { onClose: _o, ...root } = rest;
  return root;
}
