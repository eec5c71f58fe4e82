import { Carousel, LecturerCard, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { toLecturerCard } from '../../../../shared/course/lecturerProps.ts';
import type { HomeStore } from '../HomeStore.ts';

/** Lecturers side by side. */
const IN_VIEW = 5;

/** Who teaches here, five in view; nothing where the school shows none (each row of the home page fails alone, product.md 5.2). */
export const LecturerRow = observer(function LecturerRow({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home');
  if (store.lecturers.value?.items.length === 0) return null;
  if (isNotServed(store.lecturers)) return null;
  return (
    <section>
      <SectionHeader title={t('lecturers')} more={{ href: '/teacher/certification', label: t('allLecturers') }} />
      <Await query={store.lecturers} skeleton="card" count={4}>
        {({ items }) => (
          <Carousel label={t('lecturers')} perView={IN_VIEW}>
            {items.map((lecturer) => (
              <LecturerCard key={lecturer.id} lecturer={toLecturerCard(lecturer)} />
            ))}
          </Carousel>
        )}
      </Await>
    </section>
  );
});
