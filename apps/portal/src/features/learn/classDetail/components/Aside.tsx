import type { OwnClass } from '@shuyuan/contract';
import { Avatar, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { rowsHere } from '../../../../core/known.ts';
import type { ClassDetailStore } from '../ClassDetailStore.ts';
import { classAddress } from '../classAddress.ts';
import { Box, Person, Stacked } from '../classDetail.styles.ts';
import { AttendanceCells } from './AttendanceCells.tsx';

const Files = lazy(async () => ({ default: (await import('./Files.tsx')).Files }));

/** Files shown beside the lessons; the rest stands in its tab. */
const FIRST = 3;

/** Who teaches, the attendance at a glance, and the latest files. */
export const Aside = observer(function Aside({ store, own }: { store: ClassDetailStore; own: OwnClass }) {
  const { t } = useTranslation('myClass');
  const { pathname } = useLocation();
  const { dated } = store;
  const materials = rowsHere(store.materials.value);
  const { attendedCount, heldCount, lecturerName, subject } = own;
  return (
    <Stacked>
      <Box aria-label={t('lecturer')}>
        <Person>
          <Avatar src={own.lecturerPortrait} name={lecturerName} size={56} decorative />
          <span>
            <b>
              {own.lecturerId === undefined ? (
                lecturerName
              ) : (
                <Link href={`/teather/${own.lecturerId}`}>{lecturerName}</Link>
              )}
            </b>
            <small>{subject === '' ? t('lecturer') : t('lecturerOf', { subject })}</small>
          </span>
        </Person>
      </Box>
      {dated.length > 0 && (
        <Box>
          <header>
            <h2>{t('attendance')}</h2>
            {attendedCount !== undefined && heldCount !== undefined && (
              <span>{t('attendanceCount', { done: attendedCount, total: heldCount })}</span>
            )}
          </header>
          <AttendanceCells store={store} />
        </Box>
      )}
      {materials.length > 0 && (
        <Box>
          <header>
            <h2>{t('part.materials')}</h2>
            <Link href={pathname + classAddress.search({ part: 'materials' })}>
              {t('allMaterials', { count: materials.length })}
            </Link>
          </header>
          <Suspense fallback={null}>
            <Files store={store} materials={materials.slice(0, FIRST)} />
          </Suspense>
        </Box>
      )}
    </Stacked>
  );
});
