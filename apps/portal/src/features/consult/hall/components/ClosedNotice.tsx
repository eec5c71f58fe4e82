import { Button, formatStartTime } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../../core/known.ts';
import { useView } from '../../../../page/useView.ts';
import { ROOMS_ID } from '../expertPaths.ts';
import type { HallStore } from '../HallStore.ts';
import { Actions, ClosedCard } from './ClosedNotice.styles.ts';
import { ClosedPicture } from './ClosedPicture.tsx';

/** Lecturers that are named. */
const NAMED = 3;

/** The study room is closed: when it opens and who is there then, and what can be done until then (product.md 5.2). */
export const ClosedNotice = observer(function ClosedNotice({ store }: { store: HallStore }) {
  const { t } = useTranslation('hall');
  const opening = rowsHere(store.rooms.value?.items).flatMap(({ opensAt, lecturerName }) =>
    opensAt === undefined ? [] : [{ opensAt, lecturerName }],
  );
  const first = opening.map(({ opensAt }) => opensAt).sort()[0];
  const there = opening.filter(({ opensAt }) => opensAt === first);
  const names = there.slice(0, NAMED).map(({ lecturerName }) => lecturerName);
  const view = useView(store.place.time.now);
  return (
    <ClosedCard>
      <ClosedPicture />
      <div>
        <h2>{t('closedTitle')}</h2>
        <p>
          {first === undefined
            ? t('closedText')
            : t('closedUntil', { when: formatStartTime(first, view), names: names.join(t('nameGlue')) })}
          {store.isLoggedIn && <span>{t('closedHint')}</span>}
        </p>
        <Actions>
          {store.isLoggedIn && (
            <Button size="lg" onClick={store.writeForLater}>
              {t('writeForLater')}
            </Button>
          )}
          <Button size="lg" variant="outline" tone="neutral" href={`#${ROOMS_ID}`}>
            {t('remindWhenOpen')}
          </Button>
        </Actions>
      </div>
    </ClosedCard>
  );
});
