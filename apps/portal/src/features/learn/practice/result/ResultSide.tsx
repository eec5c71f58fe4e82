import type { PracticeResult } from '@shuyuan/contract';
import { AnswerSheet, AudioPlayer, Avatar, Card, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Played } from '../../../../shared/practice/result/AnswerFiles.tsx';
import { hasTrend, KnowledgeCard } from './ResultCharts.tsx';
import type { ResultStore } from './ResultStore.ts';
import { Column, Comment } from './result.styles.ts';

/** All questions at a glance, and what the lecturer says. */
export const ResultSide = observer(function ResultSide({
  result,
  store,
}: {
  result: PracticeResult;
  store: ResultStore;
}) {
  const { t } = useTranslation('practice');
  const { comment, commentAudio, graderName, graderPortrait } = result;
  const jump = (id: string) => {
    store.showShort(false);
    const place = document.getElementById(`question-${id}`);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  };
  return (
    <Column as="aside">
      {!hasTrend(result) && <KnowledgeCard knowledge={result.knowledge} />}
      <AnswerSheet data-print="hide" cells={store.cells} columns={7} onJump={jump} />
      {(comment !== undefined || commentAudio) && (
        <Card>
          <SectionHeader title={t('result.comment')} />
          <Comment>
            {graderName !== undefined && (
              <header>
                <Avatar name={graderName} src={graderPortrait} size={40} />
                <b>{graderName}</b>
              </header>
            )}
            {comment !== undefined && <p>{comment}</p>}
            {commentAudio && (
              <Played title={t('result.commentAudio')}>
                {(title) => <AudioPlayer src={commentAudio.url} title={title} durationS={commentAudio.durationS} />}
              </Played>
            )}
          </Comment>
        </Card>
      )}
    </Column>
  );
});
