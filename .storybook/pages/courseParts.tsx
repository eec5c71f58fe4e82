import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Anchor, Avatar, AvatarGroup, Card, IconButton, Rating, Tag } from '@shuyuan/ui';
import { ChevronRight, Play, Plus } from '../../packages/ui/src/fixtures/icons.ts';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { covers, students } from '../../packages/ui/src/fixtures/pictures.ts';
import { praise, reviews } from './courseData.ts';
import { useSay } from './useSay.ts';

const Person = localised(Avatar);
const People = localised(AvatarGroup);

const Picture = styled.div({
  position: 'relative',
  aspectRatio: '762 / 428',
  marginBottom: token.space[16],
  borderRadius: token.radius.dialog,
  overflow: 'hidden',
  background: token.color.actionSoft.bg,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& > .play': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    width: '76px',
    height: '76px',
    borderRadius: '50%',
    color: token.color.action.bg,
    background: token.course.chipBg,
    boxShadow: token.shadow[3],
    '& svg': { width: '28px', height: '28px', fill: 'currentColor' },
  },
  '& > p': {
    position: 'absolute',
    left: token.space[16],
    bottom: token.space[16],
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token.space[12],
    padding: `6px ${token.space[12]}`,
    borderRadius: token.radius.control,
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: token.course.chipFg,
    background: token.course.chipBg,
  },
  '& .length': { fontFamily: token.font.number, color: token.color.text.tertiary },
});

/** The cover, and the trial lesson. */
export function Trial() {
  const say = useSay();
  return (
    <Picture>
      <img src={covers.conics} alt="" />
      <IconButton className="play" label={say('播放试看')} icon={<Play aria-hidden />} />
      <p>
        {say('试看第1讲　椭圆：两个图钉与一根线')}
        <span className="length">42:18</span>
      </p>
    </Picture>
  );
}

const Group = styled(Anchor)({
  '--_ring': token.color.accent.softBg,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[4]} ${token.space[8]}`,
  minHeight: '40px',
  marginTop: token.space[8],
  padding: token.space[8],
  borderRadius: token.radius.control,
  fontSize: token.fontSize[12],
  lineHeight: token.lineHeight[12],
  color: token.color.accent.softFg,
  background: token.color.accent.softBg,
  '& > .people': { display: 'inline-flex', alignItems: 'center' },
  '& .seat': {
    display: 'grid',
    placeItems: 'center',
    width: token.size.target,
    height: token.size.target,
    marginInlineStart: '-6px',
    borderRadius: '50%',
    border: `1px dashed ${token.color.accent.softFg}`,
    background: token.color.accent.softBg,
    '& > svg': { width: '12px', height: '12px' },
  },
  '& > .join': { display: 'inline-flex', alignItems: 'center', marginInlineStart: 'auto' },
  '& > .join > svg': { width: token.size.iconSm, height: token.size.iconSm },
});

/** A group that lacks one more. */
export function GroupLine() {
  const say = useSay();
  return (
    <Group href="/groupon/1">
      <span className="people">
        <People
          people={[
            { id: '2', name: '何沐阳', src: students.he },
            { id: '5', name: '宋以宁', src: students.song },
          ]}
          size={24}
        />
        <span className="seat">
          <Plus aria-hidden />
        </span>
      </span>
      <b>{say('3人团¥768')}</b>
      <span>{say('还差1人，05:42:18')}</span>
      <span className="join">
        {say('参团')}
        <ChevronRight aria-hidden />
      </span>
    </Group>
  );
}

const Opinions = styled(Card)({
  '&&': { padding: '24px 28px' },
  '& > .score': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[48],
    paddingBottom: token.space[24],
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: token.color.text.secondary,
    '& > p': { flex: 'none', display: 'grid', gap: token.space[4], minWidth: '100px' },
    '& b': {
      fontFamily: token.font.number,
      fontSize: token.fontSize[32],
      lineHeight: token.lineHeight[32],
      fontWeight: token.weight.semibold,
      color: token.color.text.primary,
    },
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: token.space[8] },
  },
  '& .review': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: token.space[16],
    paddingTop: token.space[20],
    borderTop: `1px solid ${token.color.border.subtle}`,
    '& + .review': { marginTop: token.space[20] },
  },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    marginBottom: token.space[4],
    '& > time': { marginInlineStart: 'auto', fontSize: token.fontSize[12], color: token.color.text.tertiary },
  },
  '& .reply': {
    marginTop: token.space[8],
    padding: `${token.space[8]} ${token.space[16]}`,
    borderRadius: token.radius.control,
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[14],
    color: token.color.text.secondary,
    background: token.color.surface.page,
    '& > b': { marginInlineEnd: '1em', color: token.color.text.primary },
  },
});

/** Reviews by enrolled students. */
export function Reviews() {
  const say = useSay();
  return (
    <Opinions>
      <div className="score">
        <p>
          <b>4.9</b>
          <Rating value={4.9} half readOnly size="sm" />
          <span>{say('326条评价')}</span>
        </p>
        <ul>
          {say(praise).map((word, place) => (
            <li key={word}>
              <Tag tone={place === 0 ? 'brand' : 'neutral'} size="md">
                {word}
              </Tag>
            </li>
          ))}
        </ul>
      </div>
      {say(reviews).map(({ id, name, src, at, text, reply }) => (
        <article className="review" key={id}>
          <Person name={name} src={src} size={40} decorative />
          <div>
            <p className="head">
              <b>{name}</b>
              <Rating value={5} readOnly size="sm" />
              <time>{at}</time>
            </p>
            <p>{text}</p>
            {reply !== undefined && (
              <p className="reply">
                <b>{say('周砚秋老师')}</b>
                {reply}
              </p>
            )}
          </div>
        </article>
      ))}
    </Opinions>
  );
}
