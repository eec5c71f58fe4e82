import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import {
  AvatarGroup,
  Button,
  CouponCard,
  CourseCard,
  HeroBand,
  LecturerCard,
  SectionHeader,
  Tabs,
  Tag,
} from '@shuyuan/ui';
import * as coupons from '../../packages/ui/src/fixtures/coupons.ts';
import { FileText } from '../../packages/ui/src/fixtures/icons.ts';
import { lecturers } from '../../packages/ui/src/fixtures/lecturers.ts';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { learners, recommended, subjects } from './homeData.ts';
import { Headlines, LiveSoon, NextStrip } from './homeParts.tsx';
import { Site } from './Site.tsx';
import { useSay } from './useSay.ts';

const Ticket = localised(CouponCard);
const Tile = localised(CourseCard);
const Lecturer = localised(LecturerCard);
const Learners = localised(AvatarGroup);

const Sections = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  '& > section + section': { marginTop: token.space[64] },
  '& > section:first-of-type + section': { marginTop: '56px' },
});
const Row = styled.div({
  display: 'grid',
  gap: `${token.space[24]} ${token.layout.gutter}`,
  '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});
const HeroTicket = styled.div({
  width: '348px',
  maxWidth: '100%',
  '&& [data-size] > .paper': { background: token.color.surface.card },
});

const nothing = () => undefined;
const first = 0;

/** The home page of a school for a student who learns here. */
export function HomePage({ hasChat }: { hasChat: boolean }) {
  const say = useSay();
  const pills = (names: readonly string[]) => say(names).map((label, place) => ({ key: String(place), label }));
  return (
    <Site active="home" hasChat={hasChat}>
      <HeroBand
        hasStrip
        title={say(['会的题，一分不丢', '难的题，多拿一步'])}
        text={say('六周直播带练，每节课后一份分层练习，错题当天讲清。从期中到期末，把薄弱的地方一块块补齐。')}
        eyebrow={
          <>
            <Tag tone="accent" size="md">
              {say('2026秋季·期末冲刺')}
            </Tag>
            <Learners people={learners} size={24} max={4} />
            <span>{say('本周3,286位同学在学')}</span>
          </>
        }
        actions={
          <>
            <Button size="lg" href="/course">
              {say('看冲刺课程')}
            </Button>
            <Button size="lg" variant="outline" tone="neutral" icon={<FileText aria-hidden />}>
              {say('测一测学情')}
            </Button>
          </>
        }
      >
        <HeroTicket>
          <Ticket
            coupon={{ ...coupons.fullReduction, title: '期末冲刺券，直播课满599可用' }}
            size="row"
            level={2}
            status="claimable"
            action={{ onClick: nothing }}
          />
        </HeroTicket>
      </HeroBand>
      <Sections>
        <NextStrip />
        <section>
          <SectionHeader title={say('即将直播')} more={{ href: '/learn', label: say('本周课表') }} />
          <LiveSoon />
        </section>
        <section>
          <SectionHeader title={say('为你推荐')} more={{ href: '/course', label: say('全部课程') }}>
            <Tabs variant="pill" label={say('为你推荐')} items={pills(subjects)} defaultValue={String(first)} />
          </SectionHeader>
          <Row data-columns="4">
            {recommended.map((course) => (
              <Tile course={course} isEager key={course.id} />
            ))}
          </Row>
        </section>
        <section>
          <SectionHeader
            title={say('领券中心')}
            sub={say('领到的券在结算时自动选最省的一张')}
            more={{ href: '/mycoupon', label: say('我的优惠券') }}
          />
          <Row data-columns="3">
            <Ticket
              coupon={{ ...coupons.fullReduction, scope: '适用于全部直播课' }}
              size="sm"
              action={{ href: '/course' }}
            />
            <Ticket coupon={coupons.discount} status="claimable" size="sm" action={{ onClick: nothing }} />
            <Ticket coupon={coupons.noThreshold} status="claimable" size="sm" action={{ onClick: nothing }} />
          </Row>
        </section>
        <section>
          <SectionHeader title={say('名师')} more={{ href: '/teacher/certification', label: say('全部讲师') }} />
          <Row data-columns="5">
            {lecturers.slice(0, 5).map((lecturer) => (
              <Lecturer lecturer={hasChat ? lecturer : { ...lecturer, isOnline: false }} key={lecturer.id} />
            ))}
          </Row>
        </section>
        <section>
          <SectionHeader title={say('头条')} more={{ href: '/news', label: say('全部文章') }}>
            <Tabs
              variant="pill"
              label={say('头条')}
              items={pills(['推荐', '最新', '热门'])}
              defaultValue={String(first)}
            />
          </SectionHeader>
          <Headlines />
        </section>
      </Sections>
    </Site>
  );
}
