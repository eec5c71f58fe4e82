import styled from '@emotion/styled';
import type { Author } from '@shuyuan/contract';
import { token } from '@shuyuan/tokens';
import { Anchor, Avatar } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import { Sheet } from '../../../../shared/articles/articles.styles.ts';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import { FollowButton } from '../FollowButton.tsx';
import type { NewsStore } from './NewsStore.ts';

const { color, fontSize, lineHeight, space, weight } = token;

/** People below each other, each with one button. */
export const People = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '10px',
    minHeight: '60px',
    paddingBlock: space[8],
  },
  '& > li + li': { borderTop: `1px solid ${color.border.subtle}` },
  '& b': { fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', '&:hover': { color: color.text.link } },
  '& small': {
    display: 'block',
    fontSize: fontSize[12],
    lineHeight: lineHeight[12],
    color: color.text.tertiary,
  },
});

interface PersonProps {
  author: Author;
  /** What they did. */
  note: string;
  isFollowed: boolean;
  isMe: boolean;
  onToggle: () => Promise<void>;
}

/** Somebody who writes, to be followed; nobody follows themselves. */
export function Person({ author, note, isFollowed, isMe, onToggle }: PersonProps) {
  const name = <b>{author.name}</b>;
  return (
    <li>
      <Avatar decorative size={40} name={author.name} src={author.portrait} />
      <div>
        {author.id === undefined ? name : <Anchor href={authorPath(author.id)}>{name}</Anchor>}
        <small>{note}</small>
      </div>
      {!isMe && <FollowButton isFollowed={isFollowed} name={author.name} onToggle={onToggle} />}
    </li>
  );
}

interface WritersProps {
  store: NewsStore;
  /** How many at most. */
  most?: number | undefined;
  /** Shown in place of nobody. */
  empty: ReactNode;
  /** Around the people. */
  frame: (people: ReactNode) => ReactNode;
}

/** Who wrote about what is searched for, those with most articles first. */
export const Writers = observer(function Writers({ store, most, empty, frame }: WritersProps) {
  const { t } = useTranslation('articlesRead');
  const { writers, followed } = store;
  return (
    <Await query={writers} skeleton="row" count={3} isEmpty={(all) => all.length === 0} empty={empty} missing={empty}>
      {(all) =>
        frame(
          <People>
            {all.slice(0, most).map((each, at) => {
              const total = t('news.written', { total: formatWhole(each.articleCount ?? 0) });
              return (
                <Person
                  key={`${each.author.kind}${each.author.id ?? at}`}
                  author={each.author}
                  note={[each.articleCount ? total : undefined, each.author.title].filter(Boolean).join('·')}
                  isFollowed={followed.isFollowed(each)}
                  isMe={each.isMe}
                  onToggle={() => followed.toggle(each)}
                />
              );
            })}
          </People>,
        )
      }
    </Await>
  );
});

/** The authors of a search in place of its articles. */
export function Found({ store }: { store: NewsStore }) {
  const { t } = useTranslation('articlesRead');
  return (
    <Writers
      store={store}
      empty={<EmptyPlace kind="search" title={t('news.noAuthors')} hint={t('none.foundHint')} />}
      frame={(people) => <Sheet aria-label={t('news.authors')}>{people}</Sheet>}
    />
  );
}
