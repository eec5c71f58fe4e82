import { Button, type MyCourse, MyCourseCard, type NextLesson, SectionHeader, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import {
  type OwnClass,
  progressOf,
  type Stage,
  stageOf,
  toEndedCourse,
  toMyCourse,
  toNextLesson,
} from '../../../../shared/course/ownClass.ts';
import type { LearnStore } from '../LearnStore.ts';
import { ClassList, MoreButton } from '../learn.styles.ts';

const STAGES = ['inProgress', 'notStarted', 'ended'] as const satisfies readonly Stage[];
/** Cards before the button for the rest. */
const FIRST = 5;

/** The student's classes by their stage: how far, what comes next, where to go on (product.md 5.3). */
export const OwnClasses = observer(function OwnClasses({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const [stage, setStage] = useState<Stage>('inProgress');
  return (
    <section>
      <SectionHeader title={t('classes')} more={{ href: '/myclass', label: t('allClasses') }}>
        <Tabs
          variant="pill"
          label={t('classes')}
          items={STAGES.map((key) => ({ key, label: t(`tab.${key}`) }))}
          value={stage}
          onChange={(key) => setStage(STAGES.find((each) => each === key) ?? 'inProgress')}
        />
      </SectionHeader>
      {stage === 'ended' ? (
        <Await query={store.past} skeleton="row" count={3}>
          {({ items }) => <Cards key={stage} stage={stage} cards={items.map((course) => toEndedCard(course))} />}
        </Await>
      ) : (
        <Await query={store.mine} skeleton="row" count={3}>
          {() => (
            <Cards
              key={stage}
              stage={stage}
              cards={store.current.filter((course) => stageOf(course) === stage).map((course) => toCard(course))}
            />
          )}
        </Await>
      )}
    </section>
  );
});

interface ClassCard {
  key: number;
  course: MyCourse;
  progress: ReturnType<typeof progressOf>;
  next?: NextLesson | undefined;
  isFrozen?: boolean;
}

function toCard(course: OwnClass): ClassCard {
  return {
    key: course.saleId,
    course: toMyCourse(course),
    progress: progressOf(course, []),
    next: toNextLesson(course),
    isFrozen: course.enrolment === 'frozen',
  };
}

function toEndedCard(course: Parameters<typeof toEndedCourse>[0]): ClassCard {
  return { key: course.saleId, course: toEndedCourse(course), progress: progressOf(course, []) };
}

function Cards({ cards, stage }: { cards: readonly ClassCard[]; stage: Stage }) {
  const { t } = useTranslation('overview');
  const [isOpen, setOpen] = useState(false);
  if (cards.length === 0) {
    return (
      <EmptyPlace
        kind="course"
        size="inline"
        title={t(`none.${stage}`)}
        action={
          <Button variant="soft" href="/course">
            {t('browse')}
          </Button>
        }
      />
    );
  }
  const rest = cards.length - FIRST;
  return (
    <>
      <ClassList>
        {(isOpen ? cards : cards.slice(0, FIRST)).map(({ key, course, progress, next, isFrozen }) => (
          <li key={key}>
            <MyCourseCard
              course={course}
              progress={progress}
              next={next}
              action={isFrozen ? { label: t('frozen'), href: '/learn/order' } : undefined}
            />
          </li>
        ))}
      </ClassList>
      {!isOpen && rest > 0 && (
        <MoreButton block variant="outline" tone="neutral" onClick={() => setOpen(true)}>
          {t('more', { count: rest })}
        </MoreButton>
      )}
    </>
  );
}
