import { MediaAnswer } from '@shuyuan/ui';
import { useMemo, useState } from 'react';
import { toTransport } from '../../../api/uploadTransport.ts';
import { useRoot } from '../../../page/context.tsx';
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
  const { services } = useRoot();
  const transport = useMemo(() => toTransport(services.upload), [services]);
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
