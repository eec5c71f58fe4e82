import { type ReactNode, useState } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import { type CommentThreadLabels, commentThreadLabels } from './CommentThread.labels.ts';
import { Root } from './CommentThread.styles.ts';
import type { CommentActions, ThreadComment } from './threadComment.ts';

export interface CommentThreadProps extends BaseProps<HTMLDivElement>, Omit<CommentActions, 'onReply'> {
  comments: readonly ThreadComment[];
  /** Who writes; without it nothing can be written, and `gate` stands in place of the field. */
  me?: { name: string; portrait?: string | undefined } | undefined;
  /** Sends a comment, or a reply to one; resolves to why it was refused, or to nothing once it is there. */
  onSend: (text: string, answered?: ThreadComment) => Promise<string | undefined>;
  /** What a visitor sees instead of the field. */
  gate?: ReactNode;
  /** Text of a new comment at the start. */
  draft?: string | undefined;
  /** What was written in answer to a comment and is not sent yet; the first one that is shown opens its field. */
  replyDraft?: ((answered: ThreadComment) => string) | undefined;
  /** Called with the text of a new comment, or of a reply to one, after each change; '' once it is sent. */
  onDraft?: ((text: string, answered?: ThreadComment) => void) | undefined;
  /** Shown where nobody has written yet. */
  empty?: ReactNode;
  labels?: Partial<CommentThreadLabels> | undefined;
}

/** Comments with their replies, and the field to write one (§5; product.md 4.13). */
export function CommentThread(props: CommentThreadProps) {
  const { comments, me, onSend, gate, draft, replyDraft, onDraft, empty, labels, ...more } = props;
  const { onLike, onRemove, onReport, onMoreReplies, ...rest } = more;
  const words = useLabels(commentThreadLabels, labels);
  const [answered, setAnswered] = useState(() =>
    withReplies(comments).find((comment) => (replyDraft?.(comment) ?? '') !== ''),
  );
  // A field that was opened by its reader takes the caret, one that holds what was left does not.
  const [isAsked, setAsked] = useState(false);
  const actions: CommentActions = {
    onLike,
    onRemove,
    onReport,
    onMoreReplies,
    ...(me && {
      onReply: (comment) => {
        setAnswered(comment);
        setAsked(true);
      },
    }),
  };
  const composerFor = (comment: ThreadComment) => {
    const isHere = withReplies([comment]).some(({ id }) => id === answered?.id);
    if (!me || !answered || !isHere) return undefined;
    return (
      <CommentComposer
        key={answered.id}
        autoFocus={isAsked}
        answers={answered.author.name}
        draft={replyDraft?.(answered)}
        onDraft={(text) => onDraft?.(text, answered)}
        labels={labels}
        onCancel={() => setAnswered(undefined)}
        onSend={async (text) => {
          const refusal = await onSend(text, answered);
          if (refusal === undefined) setAnswered(undefined);
          return refusal;
        }}
      />
    );
  };
  return (
    <Root {...rest}>
      {me ? (
        <div className="writer">
          <Avatar decorative name={me.name} src={me.portrait} size={40} />
          <CommentComposer
            draft={draft}
            onDraft={(text) => onDraft?.(text)}
            onSend={(text) => onSend(text)}
            labels={labels}
          />
        </div>
      ) : (
        gate
      )}
      {comments.length === 0 ? (
        empty
      ) : (
        <ul className="comments" aria-label={words.list}>
          {comments.map((comment) => (
            <CommentItem key={comment.id} {...{ comment, actions, words }} composer={composerFor(comment)} />
          ))}
        </ul>
      )}
    </Root>
  );
}

/** Comments, each before its replies. */
const withReplies = (comments: readonly ThreadComment[]) =>
  comments.flatMap((comment) => [comment, ...(comment.replies ?? [])]);
