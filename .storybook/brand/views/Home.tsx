import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button, CouponCard, CourseCard, HeroBand, SectionHeader, ShellHeader, Tag, useKit } from '@shuyuan/ui';
import * as coupons from '../../../packages/ui/src/fixtures/coupons.ts';
import * as courses from '../../../packages/ui/src/fixtures/courses.ts';
import { localise, localised, Words } from '../../../packages/ui/src/fixtures/localise.tsx';
import * as shell from '../../../packages/ui/src/fixtures/shell.tsx';

const Header = localised(ShellHeader);
const Hero = localised(HeroBand);
const Ticket = localised(CouponCard);
const Tile = localised(CourseCard);

const Sections = styled.div({
  width: token.layout.page,
  margin: `${token.space[40]} auto`,
  display: 'grid',
  gap: token.space[48],
});
const Four = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(4, 272px)', gap: token.layout.gutter });
const Three = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(3, 370px)', gap: token.layout.gutter });

const nothing = () => undefined;

/** The header of every page, with what chat adds to it. */
export function ViewHeader({ active, hasChat }: { active: string; hasChat: boolean }) {
  const { locale } = useKit();
  return (
    <Header
      home={shell.home}
      nav={shell.nav.filter(({ key }) => hasChat || key !== 'room')}
      activeKey={active}
      onSearch={nothing}
      language={locale}
      onLanguage={nothing}
      messages={{ href: '/message', count: 3 }}
      account={{ user: shell.user, items: shell.accountItems, onLogout: nothing }}
    />
  );
}

/** The home page of a school, with strong and quiet colours. */
export function Home({ hasChat }: { hasChat: boolean }) {
  const { locale } = useKit();
  const words = {
    cn: { courses: '为你推荐', coupons: '领券中心', all: '全部课程' },
    en: { courses: 'For you', coupons: 'Coupons', all: 'All courses' },
  }[locale];
  return (
    <>
      <ViewHeader active="home" hasChat={hasChat} />
      <Hero
        title={['会的题，一分不丢', '难的题，多拿一步']}
        text="六周直播带练，每节课后一份分层练习，错题当天讲清。从期中到期末，把薄弱的地方一块块补齐。"
        eyebrow={
          <Tag tone="accent" size="md">
            {localise('2026秋季·期末冲刺', locale)}
          </Tag>
        }
        actions={
          <>
            <Button size="lg">
              <Words>看冲刺课程</Words>
            </Button>
            <Button size="lg" variant="outline">
              <Words>测一测学情</Words>
            </Button>
          </>
        }
      />
      <Sections>
        <section>
          <SectionHeader title={words.courses} more={{ href: '/course', label: words.all }} />
          <Four>
            {[courses.live, courses.tonight, courses.full, courses.member].map((course) => (
              <Tile course={course} isEager key={course.id} />
            ))}
          </Four>
        </section>
        <section>
          <SectionHeader title={words.coupons} />
          <Three>
            {coupons.kinds.map((coupon) => (
              <Ticket coupon={coupon} size="sm" action={{ onClick: nothing }} key={coupon.id} />
            ))}
          </Three>
        </section>
      </Sections>
    </>
  );
}
