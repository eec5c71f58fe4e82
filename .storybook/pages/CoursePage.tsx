import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import {
  Accordion,
  Breadcrumb,
  Button,
  Card,
  ChapterList,
  CouponCard,
  CourseCard,
  CourseFacts,
  CoursePurchasePanel,
  IconButton,
  LecturerCard,
  Tabs,
} from '@shuyuan/ui';
import * as chapters from '../../packages/ui/src/fixtures/chapters.ts';
import { fullReduction } from '../../packages/ui/src/fixtures/coupons.ts';
import { Check, MessageSquareMore } from '../../packages/ui/src/fixtures/icons.ts';
import { zhou } from '../../packages/ui/src/fixtures/lecturers.ts';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import * as purchase from '../../packages/ui/src/fixtures/purchase.tsx';
import { goals, questions, related } from './courseData.ts';
import { GroupLine, Reviews, Trial } from './courseParts.tsx';
import { Site } from './Site.tsx';
import { useSay } from './useSay.ts';

const Panel = localised(CoursePurchasePanel);
const Chapters = localised(ChapterList);
const Facts = localised(CourseFacts);
const Ticket = localised(CouponCard);
const Tile = localised(CourseCard);
const Lecturer = localised(LecturerCard);
const Crumbs = localised(Breadcrumb);
const Questions = localised(Accordion);

const page = { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' } as const;

const Top = styled.div({
  paddingBottom: token.space[40],
  background: token.color.surface.card,
  '& > .page': page,
  '& > .page > nav': { padding: '14px 0' },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 762px) minmax(0, 370px)',
    gap: token.layout.gutter,
  },
});
const TabBar = styled.div({
  background: token.color.surface.card,
  borderTop: `1px solid ${token.color.border.subtle}`,
  boxShadow: token.shadow[1],
  '& > .page': page,
});
const Columns = styled.div({
  ...page,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 860px) minmax(0, 272px)',
  gap: token.layout.gutter,
  '& .block': { marginTop: token.space[40] },
  '& .block > h2': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: token.space[12],
    marginBottom: token.space[16],
    fontSize: token.fontSize[20],
    lineHeight: token.lineHeight[20],
    '& > small': {
      fontSize: token.fontSize[13],
      fontWeight: token.weight.regular,
      color: token.color.text.tertiary,
    },
  },
  '& > aside': { display: 'grid', gap: token.layout.gutter, alignSelf: 'start', marginTop: token.space[40] },
  '& .related': { display: 'grid', gap: token.space[16] },
  '& .related > h2': { fontSize: token.fontSize[16], lineHeight: token.lineHeight[16] },
  '& .wide': { paddingInline: '28px' },
});
const Synopsis = styled(Card)({
  '&&': { padding: '24px 28px 28px' },
  '& > p': { fontSize: token.fontSize[16], lineHeight: '28px' },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: `${token.space[16]} ${token.space[32]}`,
    marginTop: token.space[20],
  },
  '& li': { display: 'grid', gridTemplateColumns: '22px 1fr', gap: token.space[12] },
  '& li > svg': {
    width: '22px',
    height: '22px',
    padding: '4px',
    borderRadius: '50%',
    strokeWidth: 2.4,
    color: token.color.actionSoft.fg,
    background: token.color.actionSoft.bg,
  },
});

const nothing = () => undefined;

/** A course that is for sale. */
export function CoursePage({ hasChat }: { hasChat: boolean }) {
  const say = useSay();
  const sections = [
    { key: 'intro', label: say('介绍'), href: '#intro' },
    { key: 'contents', label: say('目录'), count: 24, href: '#contents' },
    { key: 'reviews', label: say('评价'), count: 326, href: '#reviews' },
    { key: 'questions', label: say('常见问题'), href: '#questions' },
  ];
  return (
    <Site active="course" hasChat={hasChat}>
      <Top>
        <div className="page">
          <Crumbs
            items={[
              { label: '首页', href: '/index' },
              { label: '高中数学', href: '/course' },
              { label: '圆锥曲线专题' },
            ]}
          />
          <div className="columns">
            <div>
              <Trial />
              <Facts facts={purchase.facts} />
            </div>
            <Panel
              course={purchase.course}
              offers={purchase.offers}
              offerId="evening"
              onOffer={nothing}
              extra={
                <>
                  <Ticket
                    coupon={{ ...fullReduction, title: '期末冲刺券，券后¥799' }}
                    size="row"
                    status="claimable"
                    level={2}
                    action={{ onClick: nothing }}
                  />
                  <GroupLine />
                </>
              }
              sideActions={
                <>
                  <IconButton size="lg" label={say('收藏')} icon={purchase.sideIcons.collect} />
                  {hasChat && <IconButton size="lg" label={say('咨询')} icon={<MessageSquareMore aria-hidden />} />}
                </>
              }
              action={{ label: '立即报名', onClick: nothing }}
              promises={purchase.promises}
            />
          </div>
        </div>
      </Top>
      <TabBar>
        <div className="page">
          <Tabs label={say('课程')} items={sections} value="intro" />
        </div>
      </TabBar>
      <Columns>
        <div>
          <section className="block" id="intro">
            <h2>{say('学完你会')}</h2>
            <Synopsis>
              <p>
                {say(
                  '很多同学在圆锥曲线上丢分，不是算不对，而是不知道从哪里下手。这门课先用六讲回到定义，再把常考的弦、切线、定点定值拆成可以反复使用的步骤，最后用24道真题把思路串起来。',
                )}
              </p>
              <ul>
                {say(goals).map((goal) => (
                  <li key={goal}>
                    <Check aria-hidden />
                    {goal}
                  </li>
                ))}
              </ul>
            </Synopsis>
          </section>
          <section className="block" id="contents">
            <h2>
              {say('课程目录')}
              <small>{say('24讲·8周，每次约45分钟')}</small>
            </h2>
            <Card padding="none">
              <Chapters chapters={chapters.forSale} onOpen={nothing} />
            </Card>
          </section>
          <section className="block" id="reviews">
            <h2>
              {say('同学评价')}
              <small>{say('学习进度达到20%后可以评价')}</small>
            </h2>
            <Reviews />
          </section>
          <section className="block" id="questions">
            <h2>{say('常见问题')}</h2>
            <Card padding="none">
              <div className="wide">
                <Questions items={questions} defaultValue={['missed']} level={3} />
              </div>
            </Card>
          </section>
        </div>
        <aside aria-label={say('讲师与相关课程')}>
          <Lecturer
            layout="profile"
            level={2}
            lecturer={{
              ...zhou,
              isOnline: hasChat,
              intro: '教龄16年，带过11届高三。相信好的讲解应该让学生觉得“我也能想到”。',
            }}
            stats={[
              { label: '在售课程', value: '11' },
              { label: '学员', value: '2.6万' },
              { label: '评分', value: '4.9' },
            ]}
            actions={
              <>
                {hasChat && <Button variant="soft">{say('问老师')}</Button>}
                <Button variant="outline" tone="neutral" href="/teather/1">
                  {say('主页')}
                </Button>
              </>
            }
          />
          <Card padding="sm" className="related">
            <h2>{say('学过的同学还在学')}</h2>
            {related.map((course) => (
              <Tile course={course} layout="row" key={course.id} />
            ))}
          </Card>
        </aside>
      </Columns>
    </Site>
  );
}
