import { EyeOff, MessageSquareMore, ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MessageTime } from '../../chat/MessageTime/MessageTime.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import { useNumber } from '../../foundations/useNumber.ts';
import type { CommentThreadLabels } from './CommentThread.labels.ts';
import { FoldedText } from './FoldedText.tsx';
import type { CommentActions, ThreadComment } from './threadComment.ts';

interface ItemProps {
  comment: ThreadComment;
  actions: CommentActions;
  words: CommentThreadLabels;
}

interface CommentItemProps extends ItemProps {
  /** The field for a reply below it. */
  composer?: ReactNode;
}

/** A comment with its replies; of a hidden one the replies are left. */
export function CommentItem({ comment, actions, words, composer }: CommentItemProps) {
  const { author, status, replies = [], moreReplies } = comment;
  const [isOpen, setOpen] = useState(false);
  const replyCount = moreReplies === undefined ? replies.length : replies.length + moreReplies;
  const thread = <Replies {...{ comment, actions, words }}>{composer !== undefined && <li>{composer}</li>}</Replies>;
  const hasThread = replyCount > 0 || composer !== undefined;
  if (status === 'hidden' || status === 'deleted') {
    return (
      <li>
        <div className="comment gone">
          <span className="disc">
            <EyeOff aria-hidden />
          </span>
          <div className="said">
            <p>
              {words[status]}
              {replyCount > 0 && (
                <>
                  {words.repliesLeft(replyCount)}{' '}
                  {!isOpen && (
                    <button type="button" className="link" onClick={() => setOpen(true)}>
                      {words.showReplies}
                    </button>
                  )}
                </>
              )}
            </p>
            {isOpen && hasThread && thread}
          </div>
        </div>
      </li>
    );
  }
  return (
    <li>
      <div className="comment">
        <Avatar decorative name={author.name} src={author.portrait} size={40} />
        <div className="said">
          <p className="top">
            <Name {...{ comment, words }} />
            <MessageTime at={comment.sentAt} />
          </p>
          <FoldedText text={comment.text} words={words} />
          <Actions {...{ comment, actions, words }} />
          {hasThread && thread}
        </div>
      </div>
    </li>
  );
}

function Replies({ comment, actions, words, children }: ItemProps & { children: ReactNode }) {
  const { replies = [], moreReplies } = comment;
  return (
    <ul className="replies">
      {replies.map((reply) => (
        <li key={reply.id} className="reply">
          <Avatar decorative name={reply.author.name} src={reply.author.portrait} size={24} />
          <div className="said">
            <p className="line">
              <Name comment={reply} words={words} />
              {reply.answers !== undefined && <span className="to">{words.replyTo(reply.answers)}</span>}
              <MessageTime at={reply.sentAt} />
            </p>
            {reply.status === 'hidden' || reply.status === 'deleted' ? (
              <p>{words[reply.status]}</p>
            ) : (
              <>
                <FoldedText text={reply.text} words={words} />
                <Actions {...{ comment: reply, actions, words }} />
              </>
            )}
          </div>
        </li>
      ))}
      {moreReplies !== undefined && moreReplies > 0 && (
        <li>
          <button type="button" className="more" onClick={() => actions.onMoreReplies?.(comment)}>
            {words.moreReplies(moreReplies)}
          </button>
        </li>
      )}
      {children}
    </ul>
  );
}

function Name({ comment, words }: Omit<ItemProps, 'actions'>) {
  const { author, byAuthor: isByAuthor = false, status } = comment;
  return (
    <>
      <b>{author.name}</b>
      {isByAuthor && <Tag tone="brand">{words.author}</Tag>}
      {!isByAuthor && author.kind !== 'student' && <Tag tone="accent">{words[author.kind]}</Tag>}
      {status === 'inReview' && <Tag tone="info">{words.inReview}</Tag>}
    </>
  );
}

function Actions({ comment, actions, words }: ItemProps) {
  const number = useNumber();
  const { author, status, likes, liked: isLiked = false, own: isOwn = false } = comment;
  const { onLike, onReply, onRemove, onReport } = actions;
  const remove = isOwn && onRemove && (
    <button type="button" className="end" onClick={() => onRemove(comment)}>
      {words.remove}
    </button>
  );
  if (status === 'inReview') {
    return (
      <div className="acts">
        <span>{words.inReviewHint}</span>
        {remove}
      </div>
    );
  }
  return (
    <div className="acts">
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={likes === undefined ? words.like(author.name) : `${words.like(author.name)} ${likes}`}
        onClick={() => onLike(comment)}
      >
        <ThumbsUp aria-hidden />
        {likes !== undefined && likes > 0 && number(likes)}
      </button>
      {onReply && (
        <button type="button" aria-label={words.replyTo(author.name)} onClick={() => onReply(comment)}>
          <MessageSquareMore aria-hidden />
          {words.reply}
        </button>
      )}
      {!isOwn && onReport && (
        <button type="button" className="end" onClick={() => onReport(comment)}>
          {words.report}
        </button>
      )}
      {remove}
    </div>
  );
}
