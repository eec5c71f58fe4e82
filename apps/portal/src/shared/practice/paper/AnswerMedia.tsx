import { MediaAnswer } from '@shuyuan/ui';
import { useState } from 'react';
import { useUploads } from '../../../page/useUploads.ts';
import { toFiles, toMedia } from './answerMedia.ts';
import type { PaperStore } from './PaperStore.ts';

interface AnswerMediaProps {
  questionId: number;
  /** A spoken answer has recordings alone. */
  isSpoken: boolean;
  store: PaperStore;
}

/** Pictures, recordings and videos of an answer; they are sent while the student writes. */
export function AnswerMedia({ questionId, isSpoken, store }: AnswerMediaProps) {
  const transport = useUploads();
  // The widgets hold the files from here on; what they tell is the answer's.
  const [initial] = useState(() => toMedia(store.editOf(questionId).files));
  return (
    <MediaAnswer
      defaultValue={initial}
      transport={transport}
      {...(isSpoken && { kinds: ['audio'] })}
      onChange={(media) => store.change(questionId, { files: toFiles(media) })}
      onPendingChange={(count) => store.setSending(questionId, count)}
    />
  );
}
