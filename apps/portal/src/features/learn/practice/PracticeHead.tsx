import { Button, Card, Countdown, PaperPicture, Skeleton, StatusTag, Tag } from '@shuyuan/ui';
import { Clock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Reserve } from '../../../page/Reserve.tsx';
import type { PracticeListStore } from './PracticeListStore.ts';
import { HeadCards, MostUrgent, WrongCard } from './practice.styles.ts';
import { practiceAddress } from './practiceAddress.ts';
import { pictureOf, usePracticeRow } from './usePracticeRow.ts';

/** Within a day of its deadline a practice shows how much time is left. */
const DAY_S = 24 * 3_600;

/** The practice that is due first, and the wrong-question book beside it (product.md 5.3); neither where it is not known. */
export const PracticeHead = observer(function PracticeHead({ store }: { store: PracticeListStore }) {
  const { t } = useTranslation('practice');
  const rowOf = usePracticeRow();
  const { first, time, counts, urgent } = store;
  const wrong = counts.value?.wrong;
  if (counts.isPending || urgent.isPending) {
    return (
      <Reserve then="row">
        <HeadCards>
          <Skeleton variant="panel" height={168} />
          <Skeleton variant="panel" height={168} />
        </HeadCards>
      </Reserve>
    );
  }
  if (first === undefined && wrong === undefined) return null;
  const row = first && rowOf(first);
  const dueAt = first?.dueAt;
  const left = dueAt === undefined ? undefined : (Date.parse(dueAt) - time.now) / 1_000;
  return (
    <HeadCards>
      {first && row && (
        <Card>
          <MostUrgent aria-label={t('first')}>
            <PaperPicture {...pictureOf(first)} />
            <div>
              <p>
                <StatusTag domain="practice" status="unfinished" />
                {row.tag !== undefined && <Tag tone="danger">{row.tag}</Tag>}
              </p>
              <h2>{row.title}</h2>
              <p>{row.facts.join(' · ')}</p>
              {row.note !== undefined && <p data-back>{row.note}</p>}
              <p data-due>
                <Clock aria-hidden />
                {row.state}
                {dueAt !== undefined && left !== undefined && left > 0 && left < DAY_S && (
                  <Countdown endsAt={time.here(dueAt)} format="d hh:mm:ss" warnS={3_600} onEnd={store.refresh} />
                )}
              </p>
            </div>
            {row.action && (
              <span>
                <Button size="lg" block href={row.action.href}>
                  {row.action.label}
                </Button>
                {row.stateNote}
              </span>
            )}
          </MostUrgent>
        </Card>
      )}
      {wrong !== undefined && (
        <Card>
          <WrongCard>
            <h2>{t('wrongBook')}</h2>
            <p>
              <b>{wrong}</b>
              {t('wrongUnit', { count: wrong })}
            </p>
            <Button variant="outline" tone="neutral" size="sm" href={practiceAddress.href({ view: 'wrong' })}>
              {t(wrong === 0 ? 'openBook' : 'toWrong')}
            </Button>
          </WrongCard>
        </Card>
      )}
    </HeadCards>
  );
});
