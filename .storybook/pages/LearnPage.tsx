import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import {
  Anchor,
  Button,
  Card,
  KitProvider,
  MyCourseCard,
  Progress,
  ScheduleItem,
  StatCard,
  Tabs,
  Timeline,
  useKit,
} from '@shuyuan/ui';
import { ScheduleCalendar } from '../../packages/ui/src/course/ScheduleCalendar/ScheduleCalendar.tsx';
import {
  CalendarPlus,
  ChevronDown,
  ChevronRight,
  FileText,
  MessageSquareMore,
  Mic,
} from '../../packages/ui/src/fixtures/icons.ts';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { EVENING, own, tasks, tonight, week } from './learnData.tsx';
import { Centre } from './Site.tsx';
import { Attendance, Curve, WeekBars } from './statPictures.tsx';
import { useSay } from './useSay.ts';

const Pass = localised(ScheduleItem);
const Stat = localised(StatCard);
const Tasks = localised(Timeline);
const Calendar = localised(ScheduleCalendar);
const Mine = localised(MyCourseCard);

const Hello = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token.space[16],
  minHeight: '38px',
  marginBottom: token.space[16],
  '& > h1': { fontSize: token.fontSize[24], lineHeight: token.lineHeight[24] },
  '& > p': { color: token.color.text.secondary },
  '& > time': { marginInlineStart: 'auto', fontSize: token.fontSize[13], color: token.color.text.tertiary },
});
const Ways = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[4]} ${token.space[20]}`,
  color: token.color.text.secondary,
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: token.space[4] },
  '& > a:hover': { color: token.color.text.link },
  '& svg': { width: token.size.iconSm, height: token.size.iconSm },
});
const Stats = styled.section({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.layout.gutter,
  marginTop: token.layout.gutter,
});
const Part = styled.section({
  marginTop: token.space[32],
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space[12],
    minHeight: '32px',
    marginBottom: token.space[12],
    fontSize: token.fontSize[13],
    color: token.color.text.tertiary,
    '& > h2': {
      fontSize: token.fontSize[18],
      lineHeight: token.lineHeight[18],
      color: token.color.text.primary,
    },
    '& > .end': { display: 'inline-flex', alignItems: 'center', gap: token.space[4], marginInlineStart: 'auto' },
    '& > .end > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '& > ul': { display: 'grid', gap: token.space[12] },
  '& > .fold': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space[4],
    minHeight: '44px',
    marginTop: token.space[12],
    borderRadius: token.radius.card,
    fontSize: token.fontSize[13],
    color: token.color.text.secondary,
    boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}`,
    '&:hover': { background: token.color.surface.card },
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
});

const clock = { now: () => EVENING };

/** The learning centre in the evening, eight minutes before a class. */
export function LearnPage({ hasChat }: { hasChat: boolean }) {
  const { locale, portalRoot } = useKit();
  return (
    <KitProvider locale={locale} clock={clock} portalRoot={portalRoot}>
      <Learn hasChat={hasChat} />
    </KitProvider>
  );
}

function Learn({ hasChat }: { hasChat: boolean }) {
  const say = useSay();
  const states = say(['进行中', '未开课', '已结束']).map((label, place) => ({ key: String(place), label }));
  return (
    <Centre active="learn" hasChat={hasChat}>
      <Hello>
        <h1>{say('晚上好，知夏')}</h1>
        <p>{say('今晚一节直播，还有一份练习等你收尾')}</p>
        <time dateTime="2026-11-20T19:22+08:00">{say('11月20日 周五 19:22')}</time>
      </Hello>
      <Pass
        item={tonight}
        layout="pass"
        level={2}
        links={
          <Ways>
            <Anchor href="/learn/notes/8">
              <FileText aria-hidden />
              {say('课前讲义')}
            </Anchor>
            <Anchor href="/check">
              <Mic aria-hidden />
              {say('设备检测')}
            </Anchor>
            {hasChat && (
              <Anchor href="/chat">
                <MessageSquareMore aria-hidden />
                {say('班级群')}
              </Anchor>
            )}
          </Ways>
        }
      />
      <Stats aria-label={say('本周')}>
        <Stat label="本周学习" value="6小时40分" note="比上周多52分钟" picture={<WeekBars />} />
        <Stat
          label="练习已交"
          value="12/14份"
          note="2份还没交"
          picture={<Progress kind="ring" label={say('练习已交')} value={86} />}
        />
        <Stat label="错题待复习" value="8道" note="上周是13道" picture={<Curve />} />
        <Stat label="直播出勤" value="96%" note="本学期22/23节" picture={<Attendance />} />
      </Stats>
      <Part>
        <div className="head">
          <h2>{say('接下来')}</h2>
          <span>{say('按截止时间排好了')}</span>
          <Anchor className="end" href="/learn/todo">
            {say('全部待办')}
            <ChevronRight aria-hidden />
          </Anchor>
        </div>
        <Card padding="none">
          <Tasks items={tasks} />
        </Card>
      </Part>
      <Part>
        <div className="head">
          <h2>{say('本周课表')}</h2>
          <Button className="end" variant="outline" tone="neutral" size="sm" icon={<CalendarPlus aria-hidden />}>
            {say('订阅日历')}
          </Button>
        </div>
        <Calendar events={week} />
      </Part>
      <Part>
        <div className="head">
          <h2>{say('我的课程')}</h2>
          <Tabs variant="pill" label={say('我的课程')} items={states} defaultValue="0" />
          <Anchor className="end" href="/myclass">
            {say('全部5门')}
            <ChevronRight aria-hidden />
          </Anchor>
        </div>
        <ul>
          {own.map((one) => (
            <li key={one.course.id}>
              <Mine {...one} />
            </li>
          ))}
        </ul>
        <Anchor className="fold" href="/myclass?state=ended">
          {say('已结束的2门课收在这里')}
          <ChevronDown aria-hidden />
        </Anchor>
      </Part>
    </Centre>
  );
}
