import type { Instant } from '@shuyuan/rules';
import { Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { sentTime } from '../../chat/MessageTime/sentTime.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { type StudyRoomRecordLabels, studyRoomRecordLabels } from './StudyRoomRecord.labels.ts';
import { Root } from './StudyRoomRecord.styles.ts';

/** One visit to a study room (product.md 4.17). */
export interface StudyRoomVisit {
  id: string;
  lecturerName: string;
  photo?: string | undefined;
  /** The question; the status is shown if there was none. */
  question?: string | undefined;
  state: 'finished' | 'missed' | 'cancelled' | 'withdrawn' | 'roomClosed' | 'failed';
  /** When it was. */
  at?: Instant | undefined;
  /** Charged minutes. */
  minutes?: number | undefined;
  refundedMinutes?: number | undefined;
  /** 1 to 5; absent if not rated. */
  stars?: number | undefined;
  /** URL of the recording. */
  replayHref?: string | undefined;
  /** URL of what was drawn, written and shown. */
  recordHref?: string | undefined;
}

export interface StudyRoomRecordProps extends BaseProps<HTMLLIElement> {
  record: StudyRoomVisit;
  onRate?: ((record: StudyRoomVisit) => void) | undefined;
  /** Joins the queue of the same lecturer again. */
  onAgain?: ((record: StudyRoomVisit) => unknown) | undefined;
  /** IANA time zone of the displayed time; the kit's by default (§9). */
  timeZone?: string | undefined;
  labels?: Partial<StudyRoomRecordLabels> | undefined;
}

/** A row of the consultation history: charged minutes, refunded minutes, stars, replay (product.md 4.17); to be placed in a list. */
export function StudyRoomRecord({ record, onRate, onAgain, timeZone, labels, ...rest }: StudyRoomRecordProps) {
  const words = useLabels(studyRoomRecordLabels, labels);
  const { state, minutes, stars, refundedMinutes, replayHref, recordHref } = record;
  const isRefunded = refundedMinutes !== undefined && refundedMinutes > 0;
  const title = record.question ?? words.states[state];
  const reader = useReader(timeZone);
  const vars: CSSProperties & Record<'--_stars', number> = { '--_stars': stars ?? 0 };
  const status = record.question !== undefined && state !== 'finished' ? ` · ${words.states[state]}` : '';
  return (
    <Root {...rest} data-state={state} data-unused={minutes === 0 ? '' : undefined}>
      <Avatar src={record.photo} name={record.lecturerName} size={40} decorative />
      <div>
        <p className="title" title={record.question}>
          {title}
        </p>
        <p className="who">
          {record.lecturerName}
          {record.at !== undefined && ` · ${sentTime(record.at, reader)}`}
          {status}
        </p>
      </div>
      <span className="minutes">{minutes !== undefined && words.minutes(minutes)}</span>
      <span className="result">
        {isRefunded && words.refunded(refundedMinutes)}
        {!isRefunded && stars !== undefined && (
          <span className="stars" role="img" aria-label={words.stars(stars)} style={vars} />
        )}
        {!isRefunded && stars === undefined && state === 'finished' && onRate && (
          <Button variant="link" size="sm" aria-label={words.of(words.rate, title)} onClick={() => onRate(record)}>
            {words.rate}
          </Button>
        )}
      </span>
      <span className="action">
        {recordHref !== undefined && (
          <Button variant="soft" size="sm" href={recordHref} aria-label={words.of(words.record, title)}>
            {words.record}
          </Button>
        )}
        {replayHref !== undefined ? (
          <Button
            variant="soft"
            size="sm"
            icon={<Play fill="currentColor" />}
            href={replayHref}
            aria-label={words.of(words.replay, title)}
          >
            {words.replay}
          </Button>
        ) : (
          onAgain && (
            <Button
              variant="outline"
              tone="neutral"
              size="sm"
              aria-label={words.of(words.again, record.lecturerName)}
              onClick={() => onAgain(record)}
            >
              {words.again}
            </Button>
          )
        )}
      </span>
    </Root>
  );
}
