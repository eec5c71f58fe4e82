import styled from '@emotion/styled';
import type { Author } from '@shuyuan/contract';
import { token } from '@shuyuan/tokens';
import { Anchor, Avatar } from '@shuyuan/ui';
import { authorPath } from '../../../shared/articles/articlePaths.ts';
import { FollowButton } from './FollowButton.tsx';

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
  isFollowed?: boolean | undefined;
  isMe?: boolean | undefined;
  /** Follows them; without it they are only named. */
  onToggle?: (() => Promise<void>) | undefined;
}

/** Somebody who writes, to be followed; nobody follows themselves. */
export function Person({ author, note, isFollowed = false, isMe = false, onToggle }: PersonProps) {
  const name = <b>{author.name}</b>;
  return (
    <li>
      <Avatar decorative size={40} name={author.name} src={author.portrait} />
      <div>
        {author.id === undefined ? name : <Anchor href={authorPath(author.id)}>{name}</Anchor>}
        <small>{note}</small>
      </div>
      {!isMe && onToggle && <FollowButton isFollowed={isFollowed} name={author.name} onToggle={onToggle} />}
    </li>
  );
}
