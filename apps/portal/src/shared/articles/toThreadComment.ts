import type { Comment, Reply } from '@shuyuan/contract';
import type { ThreadComment } from '@shuyuan/ui';
import { toAuthor } from './articleProps.ts';

/** An answer as the kit shows it. */
function toThreadReply(reply: Reply): ThreadComment {
  const { id, author, content, createdAt, state, likes, isLiked, isOwn, isByAuthor, toName } = reply;
  return {
    id: String(id),
    author: author ? toAuthor(author) : { name: '', kind: 'student' },
    text: content,
    sentAt: createdAt,
    status: state,
    likes,
    liked: isLiked,
    own: isOwn,
    byAuthor: isByAuthor,
    answers: toName,
  };
}

/** A comment of the contract as the kit shows it, with the number of answers that are not loaded. */
export function toThreadComment({ replies, replyCount, ...comment }: Comment): ThreadComment {
  return {
    ...toThreadReply({ ...comment, toName: undefined }),
    replies: replies.map(toThreadReply),
    moreReplies: replyCount === undefined ? undefined : Math.max(0, replyCount - replies.length),
  };
}
