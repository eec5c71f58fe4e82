import { CALL_COUNTDOWN_S, CALL_RETURN_MINUTES } from '@shuyuan/rules';
import { ClipboardCheck, SquareArrowOutUpRight, Video } from 'lucide-react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { Link } from '../../controls/Link/Link.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { CallDialogLabels } from './CallDialog.labels.ts';
import { Answer, Ring } from './CallDialog.styles.ts';
import type { CallStatus, StudyRoomCall } from './call.ts';
import { CALL_WARN_S, type CallMoment } from './callTimer.ts';

export interface CallCardProps {
  call: StudyRoomCall;
  status: CallStatus;
  moment: CallMoment;
  words: CallDialogLabels;
  /** Render heading and text, so that the dialog can label itself with them. */
  heading: (text: string) => ReactNode;
  line: (text: string) => ReactNode;
  /** Ref to the button with the initial focus. */
  mainRef?: RefObject<HTMLButtonElement | null> | undefined;
  onEnter: () => void;
  onCancel: () => void;
  onReturn: () => void;
  onClose: () => void;
}

/** The content of a call card, with or without the modal around it. */
export function CallCard(props: CallCardProps) {
  const { call, status, moment, words, heading, line } = props;
  const caller = words.caller(call.teacherName);
  const view = viewOf(props, caller);
  return (
    <>
      <CallRing call={call} moment={moment} isOver={status === 'withdrawn'} />
      {heading(view.title)}
      {line(view.line)}
      {view.tip ??
        (view.chip !== undefined && (
          <p className="chip">
            {status !== 'missed' && status !== 'withdrawn' && <ClipboardCheck aria-hidden />}
            <span>{view.chip}</span>
          </p>
        ))}
      <CallAnswers {...props} />
      {view.limit !== undefined && <p className="limit">{view.limit}</p>}
    </>
  );
}

interface View {
  title: string;
  line: string;
  chip?: string | undefined;
  tip?: ReactNode;
  limit?: string | undefined;
}

function viewOf({ call, status, words }: CallCardProps, caller: string): View {
  const limit = words.limit(CALL_COUNTDOWN_S);
  const failed = (text: string) => (
    <Alert className="tip" tone="danger">
      {text}
    </Alert>
  );
  const ringing = { title: caller, line: words.invites, chip: call.topic, limit };
  if (status === 'enterFailed') return { ...ringing, tip: failed(words.enterFailed) };
  if (status === 'cancelFailed') return { ...ringing, tip: failed(words.cancelFailed) };
  if (status === 'missed')
    return {
      title: words.missed,
      line: words.missedLine(caller),
      chip: words.missedChip(CALL_RETURN_MINUTES),
      limit: words.missedHint,
    };
  if (status === 'withdrawn')
    return { title: words.withdrawn, line: words.withdrawnLine(caller), chip: words.withdrawnChip };
  if (status === 'blocked')
    return {
      title: caller,
      line: words.ready,
      limit: words.blockedHint,
      tip: (
        <Alert
          className="tip"
          action={
            call.href !== undefined && (
              <Link href={call.href} external tone="inherit" underline="always">
                {words.openRoom}
              </Link>
            )
          }
        >
          {words.blocked}
        </Alert>
      ),
    };
  return ringing;
}

function CallAnswers({ call, status, moment, words, mainRef, onEnter, onCancel, onReturn, onClose }: CallCardProps) {
  const main = { ref: mainRef, size: 'lg' } as const;
  const other = { size: 'lg', variant: 'outline', tone: 'neutral' } as const;
  if (status === 'withdrawn')
    return (
      <div className="acts" data-single="">
        <Answer {...other} ref={mainRef} onClick={onClose}>
          {words.close}
        </Answer>
      </div>
    );
  if (status === 'missed')
    return (
      <div className="acts">
        <Answer {...other} onClick={onClose}>
          {words.leaveQueue}
        </Answer>
        <Answer {...main} onClick={onReturn}>
          {words.goBack}
        </Answer>
      </div>
    );
  if (status === 'blocked')
    return (
      <div className="acts">
        <Answer {...other} onClick={onCancel}>
          {words.cancel}
        </Answer>
        <Answer {...main} data-answer="enter" icon={<SquareArrowOutUpRight />} href={call.href} external>
          {words.openRoom}
        </Answer>
      </div>
    );
  // At zero the cancellation is already pending: an answer would come too late (§4).
  const isEnding = status === 'cancelling' || (moment.left === 0 && status !== 'entering');
  const isEntering = status === 'entering';
  return (
    <div className="acts">
      <Answer {...other} loading={isEnding} aria-disabled={isEntering} onClick={onCancel}>
        {isEnding ? words.cancelling : words.cancel}
      </Answer>
      <Answer
        {...main}
        data-answer="enter"
        icon={<Video />}
        loading={isEntering}
        aria-disabled={isEnding}
        onClick={onEnter}
      >
        {isEntering ? words.entering : words.enter}
      </Answer>
    </div>
  );
}

/** The countdown ring, the picture and the seconds; decorative, since the text and the live region say the same. */
function CallRing({ call, moment, isOver }: { call: StudyRoomCall; moment: CallMoment; isOver: boolean }) {
  const { left, isRunning, isJump } = moment;
  const isMoving = isRunning && left > 0 && !isOver;
  const shown = isOver ? 0 : isMoving && !isJump ? left - 1 : left;
  const share: CSSProperties & Record<'--_at' | '--_to', number> = {
    '--_at': (isOver ? 0 : left) / CALL_COUNTDOWN_S,
    '--_to': shown / CALL_COUNTDOWN_S,
  };
  return (
    <Ring
      aria-hidden
      data-warning={left <= CALL_WARN_S || undefined}
      data-running={isMoving || undefined}
      data-jump={isJump || undefined}
      style={share}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="track" cx="60" cy="60" r="57.5" />
        <circle className="sweep" cx="60" cy="60" r="57.5" pathLength="100" />
      </svg>
      <Avatar className="photo" src={call.photo} name={call.teacherName} size={96} decorative />
      {!isOver && <b className="seconds">{left}</b>}
    </Ring>
  );
}
