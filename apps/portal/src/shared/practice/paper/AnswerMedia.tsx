import type { TaskLimits } from '@shuyuan/contract';
import { MediaAnswer } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useUploads } from '../../../page/useUploads.ts';
import { toFiles, toMedia } from './answerMedia.ts';
import type { PaperStore } from './PaperStore.ts';

interface AnswerMediaProps {
  questionId: number;
  /** What may be handed in; words are written elsewhere. */
  kinds: Readonly<TaskLimits['kinds']>;
  /** Most files; those of the upload places without it (§5). */
  maxFiles?: number | undefined;
  /** Maximum duration of a recording in seconds. */
  maxRecordingS?: number | undefined;
  store: PaperStore;
}

/** Pictures, recordings and videos of an answer; they are sent while the student writes. */
export const AnswerMedia = observer(function AnswerMedia(props: AnswerMediaProps) {
  return props.store.isFilled ? <FilledMedia {...props} /> : null;
});

function FilledMedia({ questionId, kinds, maxFiles, maxRecordingS, store }: AnswerMediaProps) {
  const transport = useUploads();
  // The widgets hold the files from here on; what they tell is the answer's.
  const [initial] = useState(() => toMedia(store.editOf(questionId).files));
  const limits =
    maxFiles === undefined
      ? undefined
      : { picture: { maxCount: maxFiles }, audio: { maxCount: maxFiles }, video: { maxCount: maxFiles } };
  return (
    <MediaAnswer
      defaultValue={initial}
      transport={transport}
      kinds={kinds.flatMap((kind) => (kind === 'text' ? [] : kind === 'image' ? ['picture'] : [kind]))}
      limits={limits}
      maxRecordingS={maxRecordingS}
      onChange={(media) => store.change(questionId, { files: toFiles(media) })}
      onPendingChange={(count) => store.setSending(questionId, count)}
    />
  );
}
