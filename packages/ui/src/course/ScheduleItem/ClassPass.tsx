import { CLASS_ENTRY_MINUTES, toMilliseconds } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Countdown } from '../../feedback/Countdown/Countdown.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useClockAt } from '../useClockAt.ts';
import type { ScheduleItemLabels } from './ScheduleItem.labels.ts';
import { Pass } from './ScheduleItem.styles.ts';
import type { ScheduledClass, ScheduleItemView } from './scheduleItemView.ts';

interface ClassPassProps extends Omit<BaseProps<HTMLElement>, 'title'> {
  item: ScheduledClass;
  now: ScheduleItemView;
  words: ScheduleItemLabels;
  tags: ReactNode;
  title: ReactNode;
  was: string | undefined;
  links: ReactNode;
  ruleId: string;
  children: ReactNode;
}

/** The next class as an admission ticket; its stub is the only highlight and contains the only solid button. */
export function ClassPass({ item, now, words, tags, title, was, links, ruleId, children, ...rest }: ClassPassProps) {
  return (
    <Pass {...rest} data-state={now.state} data-closed={item.closed === undefined ? undefined : ''}>
      <div className="paper">
        <div className="info">
          {item.cover === undefined ? <span className="cover" /> : <img className="cover" src={item.cover} alt="" />}
          <div>
            <div className="tags">{tags}</div>
            {title}
            <div className="facts">
              <Avatar src={item.lecturerPhoto} name={item.lecturerName} size={24} decorative />
              <span className="fact">{item.lecturerName}</span>
              <span className="fact">{item.course}</span>
              <span className="fact">{now.state === 'early' ? `${now.when}${now.span.slice(5)}` : now.span}</span>
              {was !== undefined && <span className="fact">{was}</span>}
            </div>
            {links !== undefined && <div className="links">{links}</div>}
          </div>
        </div>
        <div className="stub">
          <Stub item={item} now={now} words={words} />
          <div className="go">{children}</div>
          {now.state === 'early' && <VisuallyHidden id={ruleId}>{words.enterRule(CLASS_ENTRY_MINUTES)}</VisuallyHidden>}
        </div>
      </div>
    </Pass>
  );
}

const MINUTE_MS = 60_000;

const amount = (count: number, unit: string) => (
  <>
    {count}
    <small>{unit}</small>
  </>
);

function Stub({ item, now, words }: Pick<ClassPassProps, 'item' | 'now' | 'words'>) {
  const start = toMilliseconds(item.startsAt);
  if (now.state === 'ended')
    return (
      <>
        <span className="lead">{words.over}</span>
        <b>{item.replayHref === undefined ? words.replayLater : now.span}</b>
      </>
    );
  if (now.state === 'live')
    return (
      <>
        <span className="lead">{words.onAir}</span>
        <b>{now.span.slice(0, 5)}</b>
      </>
    );
  if (now.state === 'open')
    return (
      <>
        <span className="lead">{words.startsIn}</span>
        <b>
          <Countdown endsAt={start} warnS={0} />
        </b>
      </>
    );
  return <TimeLeft start={start} words={words} />;
}

/** Days, hours and minutes before a class, which go on by themselves. */
function TimeLeft({ start, words }: { start: number; words: ScheduleItemLabels }) {
  const { clock } = useKit();
  const minutes = Math.ceil((start - clock.now()) / MINUTE_MS);
  useClockAt(start - (minutes - 1) * MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  return (
    <>
      <span className="lead">{words.startsIn}</span>
      <b>
        {days > 0 && amount(days, words.days)}
        {minutes >= 60 && amount(hours, words.hours)}
        {days === 0 && amount(minutes % 60, words.minutes)}
      </b>
    </>
  );
}
