import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Anchor, Avatar, Button, Card, Progress, Tag } from '@shuyuan/ui';
import { Check } from '../../packages/ui/src/fixtures/icons.ts';
import { campus, covers } from '../../packages/ui/src/fixtures/pictures.ts';
import { headlines, soon } from './homeData.ts';
import { useSay } from './useSay.ts';

const small = { fontSize: token.fontSize[12], lineHeight: token.lineHeight[12] } as const;

const Strip = styled.section({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(max-content, 3.2fr) minmax(max-content, 2.8fr)',
  minHeight: '104px',
  marginTop: '-52px',
  borderRadius: token.radius.dialog,
  background: token.color.surface.card,
  boxShadow: token.shadow[2],
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[16],
    minWidth: 0,
    padding: `${token.space[12]} ${token.space[20]}`,
  },
  '& > div + div': { gap: token.space[12], boxShadow: `inset 1px 0 ${token.color.border.subtle}` },
  '& > div > img': {
    flex: 'none',
    width: '120px',
    height: '68px',
    borderRadius: token.radius.control,
    objectFit: 'cover',
  },
  '& > div > .words': { flex: 1, minWidth: 0 },
  '& h2': { fontSize: token.fontSize[14], lineHeight: token.lineHeight[14] },
  '& p': { ...small, color: token.color.text.tertiary },
  '& p + h2': { marginTop: token.space[4] },
  '& .urgent': { color: token.color.accent.softFg },
  '& .value': {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    width: '64px',
    height: '56px',
    borderRadius: token.radius.control,
    fontFamily: token.font.number,
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: token.weight.semibold,
    color: token.coupon.activeFg,
    background: `linear-gradient(135deg, ${token.coupon.activeFrom}, ${token.coupon.activeTo})`,
    mask: 'radial-gradient(circle 5px at 46px 0, transparent 4.5px, black 5px) top / 100% 51% no-repeat, radial-gradient(circle 5px at 46px 100%, transparent 4.5px, black 5px) bottom / 100% 51% no-repeat',
    '& small': { fontSize: token.fontSize[12] },
  },
});

/** What to continue with: the next class, the open practice, the coupon that ends soon. */
export function NextStrip() {
  const say = useSay();
  return (
    <Strip aria-label={say('接着学')}>
      <div>
        <img src={covers.conics} alt="" />
        <div className="words">
          <p>
            <Tag tone="brand">{say('今晚19:30直播')}</Tag>
          </p>
          <h2>{say('第8讲　焦点弦的三种处理方法')}</h2>
          <p>{say('圆锥曲线专题·周砚秋　9小时30分后开课')}</p>
        </div>
        <Button variant="soft" href="/learn">
          {say('看课前讲义')}
        </Button>
      </div>
      <div>
        <Progress kind="ring" label={say('Python第6讲练习')} value={12} max={20} valueText="12/20">
          12/20
        </Progress>
        <div className="words">
          <h2>{say('Python第6讲练习')}</h2>
          <p>{say('今天23:59截止')}</p>
        </div>
        <Button variant="ghost" href="/learn/practice">
          {say('继续作答')}
        </Button>
      </div>
      <div>
        <span className="value" aria-hidden>
          <span>
            <small>¥</small>50
          </span>
        </span>
        <div className="words">
          <h2>{say('满399减50')}</h2>
          <p className="urgent">{say('还剩2天')}</p>
        </div>
        <Button variant="ghost" href="/mycoupon">
          {say('去使用')}
        </Button>
      </div>
    </Strip>
  );
}

const Thread = styled.ol({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.layout.gutter,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '9px',
    left: '6px',
    right: 0,
    height: token.size.thread,
    background: `linear-gradient(90deg, ${token.color.progress.fill} 294px, ${token.chapter.thread} 0 calc(100% - 120px), transparent)`,
  },
  '& > li': { position: 'relative', display: 'flex', flexDirection: 'column', gap: '14px' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: '4px',
    left: 0,
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    border: `${token.size.thread} solid ${token.chapter.nodeNext}`,
    background: token.color.surface.page,
    boxShadow: `0 0 0 4px ${token.color.surface.page}`,
  },
  '& > li[data-now]::before': {
    border: `3px solid ${token.color.progress.fill}`,
    background: token.color.surface.card,
    boxShadow: `0 0 0 4px ${token.color.actionSoft.bg}`,
  },
  '& time': {
    position: 'relative',
    alignSelf: 'flex-start',
    marginInlineStart: token.space[24],
    paddingInlineEnd: token.space[8],
    fontSize: token.fontSize[14],
    lineHeight: '20px',
    fontWeight: token.weight.semibold,
    color: token.color.text.secondary,
    background: token.color.surface.page,
  },
  '& > li[data-now] time': { color: token.color.text.link },
  '& .class': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: '128px', padding: '14px 16px' },
  '& h3': { fontSize: token.fontSize[14], lineHeight: token.lineHeight[14] },
  '& p': {
    margin: '2px 0 12px',
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: token.color.text.tertiary,
  },
  '& .foot': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    minHeight: '28px',
    marginTop: 'auto',
    fontSize: token.fontSize[13],
    color: token.color.text.secondary,
    '& > :last-child': { marginInlineStart: 'auto' },
  },
  '& .booked': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[4],
    color: token.color.text.tertiary,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
});

/** The next live classes along the thread. */
export function LiveSoon() {
  const say = useSay();
  return (
    <Thread>
      {say(soon).map(({ id, time, title, course, name, photo, state }) => (
        <li key={id} data-now={state === 'early' ? '' : undefined}>
          <time>{time}</time>
          <Card padding="none" className="class">
            <h3>{title}</h3>
            <p>{course}</p>
            <div className="foot">
              <Avatar name={name} src={photo} size={24} decorative />
              <span>{name}</span>
              {state === 'early' && (
                <Button size="sm" disabled>
                  {say('19:15可进入')}
                </Button>
              )}
              {state === 'open' && (
                <Button variant="soft" size="sm">
                  {say('预约')}
                </Button>
              )}
              {state === 'booked' && (
                <span className="booked">
                  <Check aria-hidden />
                  {say('已预约')}
                </span>
              )}
            </div>
          </Card>
        </li>
      ))}
    </Thread>
  );
}

const Papers = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 762px) minmax(0, 370px)',
  gap: token.layout.gutter,
  '& .lead': { overflow: 'hidden', minHeight: '418px' },
  '& .lead > img': { width: '100%', height: '320px', objectFit: 'cover' },
  '& .lead > div': { padding: '16px 20px' },
  '& .lead h3': { fontSize: token.fontSize[20], lineHeight: token.lineHeight[20] },
  '& .lead p': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token.space[12],
    marginTop: token.space[4],
    fontSize: token.fontSize[13],
    color: token.color.text.tertiary,
  },
  '& ol': { display: 'flex', flexDirection: 'column', height: '100%', padding: '9px 20px' },
  '& li': { display: 'grid', flex: 1, minHeight: '80px' },
  '& li + li': { borderTop: `1px solid ${token.color.border.subtle}` },
  '& li > a': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    alignItems: 'center',
    '&:hover h3': { color: token.color.text.link },
  },
  '& li b': {
    fontFamily: token.font.number,
    fontSize: token.fontSize[20],
    lineHeight: '24px',
    fontWeight: token.weight.semibold,
    color: token.color.text.tertiary,
  },
  '& li:nth-of-type(-n + 3) b': { color: token.color.accent.softFg },
  '& li h3': {
    fontSize: token.fontSize[14],
    lineHeight: token.lineHeight[14],
    transition: `color ${token.motion.fast}`,
  },
  '& li p': { ...small, color: token.color.text.tertiary },
});

/** One headline with its picture, five beside it. */
export function Headlines() {
  const say = useSay();
  const facts = say(['沈书瑶', '昨天20:10', '2,846次阅读', '318人收藏']);
  return (
    <Papers>
      <Card padding="none" href="/headline/1" className="lead">
        <img src={campus} alt="" />
        <div>
          <h3>{say('期末前的四个星期，怎样安排才不慌')}</h3>
          <p>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
      </Card>
      <Card padding="none">
        <ol>
          {say(headlines).map(({ title, note }, place) => (
            <li key={title}>
              <Anchor href={`/headline/${place + 2}`}>
                <b>{place + 1}</b>
                <div>
                  <h3>{title}</h3>
                  <p>{note}</p>
                </div>
              </Anchor>
            </li>
          ))}
        </ol>
      </Card>
    </Papers>
  );
}
