import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Avatar, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { lecturerChatPath } from '../../../../shared/consult/lecturerChatPath.ts';
import { useMayChat } from '../../../../shared/consult/useMayChat.ts';
import { Box } from '../assess.styles.ts';
import type { ReviewStore } from './ReviewStore.ts';

const { fontSize, lineHeight, space } = token;

const Ask = styled(Box)({
  '& > header': { marginBottom: space[12] },
  '& > p': { display: 'flex', alignItems: 'center', gap: space[12], margin: `0 0 ${space[16]}`, minWidth: 0 },
  '& b': { display: 'block', overflowWrap: 'anywhere' },
  '& small': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: token.color.text.secondary },
});

/** The lecturer of the assessment, who can be asked about the question in front of the student where the school has chat. */
export const AskLecturer = observer(function AskLecturer({ store }: { store: ReviewStore }) {
  const { t } = useTranslation('assess');
  const mayChat = useMayChat();
  const { current } = store;
  const { lecturerId: id, lecturerName: name, lecturerPortrait, title, isTryOpen } = store.review.value ?? {};
  // Help with a question waits for the end of an attempt that is open.
  if (!mayChat || !current || id === undefined || name === undefined || isTryOpen) return null;
  const [topic] = current.question.knowledge;
  const facts = { title, number: current.number };
  const draft = topic === undefined ? t('review.askText', facts) : t('review.askTopic', { ...facts, name: topic });
  return (
    <Ask>
      <header>
        <h2>{t('review.ask')}</h2>
      </header>
      <p>
        <Avatar name={name} src={lecturerPortrait} size={40} decorative />
        <span>
          <b>{name}</b>
          <small>{t('review.askNote')}</small>
        </span>
      </p>
      <Button href={lecturerChatPath({ id, name, draft })} variant="outline" tone="neutral" block>
        {t('review.askGo')}
      </Button>
    </Ask>
  );
});
