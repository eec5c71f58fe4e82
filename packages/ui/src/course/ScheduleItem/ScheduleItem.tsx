import { CLASS_ENTRY_MINUTES } from '@shuyuan/rules';
import { type ReactNode, useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { liveOf, nextLiveChange } from '../liveOf.ts';
import { knownStart } from '../schedule.ts';
import { useClockAt } from '../useClockAt.ts';
import { ClassPass } from './ClassPass.tsx';
import { type ScheduleItemLabels, scheduleItemLabels } from './ScheduleItem.labels.ts';
import { Row } from './ScheduleItem.styles.ts';
import { type ScheduledClass, viewOfClass } from './scheduleItemView.ts';

export interface ScheduleItemProps extends BaseProps<HTMLElement> {
  item: ScheduledClass;
  /** A row of a list, or the next class as an admission ticket. */
  layout?: 'row' | 'pass' | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  /** Links below the title of a ticket: handout, devices, group. */
  links?: ReactNode;
  /** Replaces the link where entering requires more, e.g. a click handler or a login. */
  action?: ReactNode;
  /** Called when the class is entered; the link itself navigates. */
  onEnter?: ((item: ScheduledClass) => void) | undefined;
  /** IANA time zone of displayed times; the kit's by default (§9). */
  timeZone?: string | undefined;
  labels?: Partial<ScheduleItemLabels> | undefined;
}

/** A class of the schedule: closed with the reason, open from 15 minutes before the start, live, over, rescheduled (§9). */
export function ScheduleItem(props: ScheduleItemProps) {
  const { item, layout = 'row', level = 3, links, action, onEnter, timeZone, labels, ...rest } = props;
  const words = useLabels(scheduleItemLabels, labels);
  const view = useReader(timeZone);
  const now = viewOfClass(item, view);
  // The class opens, starts, ends.
  useClockAt(nextLiveChange([liveOf(item)], view.now));
  const id = useId();
  const Title = `h${level}` as const;
  const from = knownStart(item.originallyAt, view);
  const was = from === undefined ? undefined : words.movedFrom(from);
  const go = action ?? (
    <ClassButton
      item={item}
      now={now}
      words={words}
      ruleId={`${id}-rule`}
      onEnter={onEnter}
      isBig={layout === 'pass'}
    />
  );
  const tag =
    now.state === 'live' ? (
      <Tag tone="brand" variant="solid">
        {words.live}
      </Tag>
    ) : now.state === 'open' && item.closed === undefined ? (
      <Tag tone="success">{words.open}</Tag>
    ) : now.state === 'ended' ? (
      <Tag>{words.ended}</Tag>
    ) : null;
  const closed = item.closed !== undefined && now.state !== 'ended' && <Tag tone="warning">{item.closed}</Tag>;
  const moved = was !== undefined && now.state !== 'ended' && <Tag tone="warning">{words.moved}</Tag>;
  if (layout === 'pass')
    return (
      <ClassPass
        {...rest}
        item={item}
        now={now}
        words={words}
        tags={
          <>
            {tag}
            {closed}
            {moved}
            {now.state === 'live' && item.inRoom !== undefined && <Tag>{words.inRoom(item.inRoom)}</Tag>}
          </>
        }
        title={<Title className="title">{item.title}</Title>}
        was={was}
        links={links}
        ruleId={`${id}-rule`}
      >
        {go}
      </ClassPass>
    );
  return (
    <Row {...rest} data-state={now.state}>
      <p className="when">
        <b>{now.when}</b>
        {now.span}
      </p>
      <div>
        <Title className="title">
          {item.title}
          {tag}
          {closed}
          {moved}
        </Title>
        <p className="facts">
          <span>{item.course}</span>
          <span>{item.lecturerName}</span>
          {was !== undefined && <span className="was">{was}</span>}
        </p>
      </div>
      <div>
        {go}
        {now.state === 'early' && (
          <p className="rule" id={`${id}-rule`}>
            {words.enterRule(CLASS_ENTRY_MINUTES)}
          </p>
        )}
      </div>
    </Row>
  );
}

interface ClassButtonProps {
  item: ScheduledClass;
  now: ReturnType<typeof viewOfClass>;
  words: ScheduleItemLabels;
  ruleId: string;
  isBig: boolean;
  onEnter: ((item: ScheduledClass) => void) | undefined;
}

/** The entry button; while disabled it shows the opening time and is described by the reason (§9). */
function ClassButton({ item, now, words, ruleId, isBig, onEnter }: ClassButtonProps) {
  const size = isBig ? 'lg' : 'md';
  if (now.state === 'early')
    return (
      <Button block size={size} aria-disabled aria-describedby={ruleId}>
        {words.enterAt(now.opensTime)}
      </Button>
    );
  if (now.state === 'ended')
    return item.replayHref === undefined ? (
      isBig ? null : (
        <p className="rule">{words.replayLater}</p>
      )
    ) : (
      <Button
        block
        size={size}
        variant="outline"
        tone="neutral"
        href={item.replayHref}
        aria-label={words.of(words.replay, item.title)}
      >
        {words.replay}
      </Button>
    );
  const text = now.state === 'live' ? words.enterNow : words.enter;
  return (
    <Button block size={size} href={item.href} aria-label={words.of(text, item.title)} onClick={() => onEnter?.(item)}>
      {text}
    </Button>
  );
}
