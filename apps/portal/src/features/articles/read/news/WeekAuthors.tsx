import styled from '@emotion/styled';
import type { WeekAuthor } from '@shuyuan/contract';
import { token } from '@shuyuan/tokens';
import { Anchor, Avatar, formatDay } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import { FollowButton } from '../FollowButton.tsx';
import { WeekAuthorsStore } from './WeekAuthorsStore.ts';

const { color, fontSize, lineHeight, space, weight } = token;

const Writers = styled.ul({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '10px',
    minHeight: '60px',
    paddingBlock: space[8],
  },
  '& > li + li': { borderTop: `1px solid ${color.border.subtle}` },
  '& > li:last-child': { marginBottom: `calc(-1 * ${space[8]})` },
  '& b': { fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', '&:hover': { color: color.text.link } },
  '& small': {
    display: 'block',
    fontSize: fontSize[12],
    lineHeight: lineHeight[12],
    color: color.text.tertiary,
  },
});

/** Who wrote this week, the best liked first, to be followed. */
export const WeekAuthors = observer(function WeekAuthors() {
  const { t } = useTranslation('articlesRead');
  const { services, locale } = useRoot();
  const store = useOwned((root) => new WeekAuthorsStore(root.api));
  return (
    <Await query={store.week} isEmpty={({ authors }) => authors.length === 0} empty={null} missing={null}>
      {({ authors, since }) => (
        <SideBox
          title={t('week.title')}
          sub={t('week.since', { day: formatDay(since, { locale: locale.locale, now: services.clock.now }) })}
        >
          <Writers>
            {authors.map((each, at) => (
              <Writer key={each.author.id ?? at} writer={each} onToggle={() => store.toggle(each)} />
            ))}
          </Writers>
        </SideBox>
      )}
    </Await>
  );
});

function Writer({ writer, onToggle }: { writer: WeekAuthor; onToggle: () => Promise<void> }) {
  const { t } = useTranslation('articlesRead');
  const { author, articleCount = 0, likes = 0, isFollowed, isMe } = writer;
  const name = <b>{author.name}</b>;
  return (
    <li>
      <Avatar decorative size={40} name={author.name} src={author.portrait} />
      <div>
        {author.id === undefined ? name : <Anchor href={authorPath(author.id)}>{name}</Anchor>}
        <small>{t('week.done', { total: formatWhole(articleCount), likes: formatWhole(likes) })}</small>
      </div>
      {!isMe && <FollowButton isFollowed={isFollowed} name={author.name} onToggle={onToggle} />}
    </li>
  );
}
