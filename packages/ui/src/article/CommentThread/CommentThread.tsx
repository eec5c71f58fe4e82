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
  /** Called with the text of a new comment after each change. */
  onDraft?: ((text: string) => void) | undefined;
  /** Shown where nobody has written yet. */
  empty?: ReactNode;
  labels?: Partial<CommentThreadLabels> | undefined;
}

/** Comments with their replies, and the field to write one (§5; product.md 4.13). */
export function CommentThread(props: CommentThreadProps) {
  const { comments, me, onSend, gate, draft, onDraft, empty, labels, ...more } = props;
  const { onLike, onRemove, onReport, onMoreReplies, ...rest } = more;
  const words = useLabels(commentThreadLabels, labels);
  const [answered, setAnswered] = useState<ThreadComment>();
  const actions: CommentActions = {
    onLike,
    onRemove,
    onReport,
    onMoreReplies,
    ...(me && { onReply: setAnswered }),
  };
  const composerFor = (comment: ThreadComment) => {
    const isHere = [comment, ...(comment.replies ?? [])].some(({ id }) => id === answered?.id);
    if (!answered || !isHere) return undefined;
    return (
      <CommentComposer
        key={answered.id}
        autoFocus
        answers={answered.author.name}
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
          <CommentComposer draft={draft} onDraft={onDraft} onSend={(text) => onSend(text)} labels={labels} />
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
