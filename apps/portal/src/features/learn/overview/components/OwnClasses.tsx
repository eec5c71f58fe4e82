import { Button, SectionHeader, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { OwnClassCard } from '../../../../shared/course/OwnClassCard.tsx';
import type { OwnClass, Stage } from '../../../../shared/course/ownClass.ts';
import type { LearnStore } from '../LearnStore.ts';
import { ClassList, MoreButton } from '../learn.styles.ts';

const STAGES = ['inProgress', 'notStarted', 'ended'] as const satisfies readonly Stage[];
/** Cards before the button for the rest. */
const FIRST = 5;

/** The student's classes by their stage: how far, what comes next, where to go on (product.md 5.3). */
export const OwnClasses = observer(function OwnClasses({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const [stage, setStage] = useState<Stage>('inProgress');
  const handleStage = (shown: Stage) => {
    setStage(shown);
    if (shown === 'ended') store.past.show();
  };
  return (
    <section>
      <SectionHeader title={t('classes')} more={{ href: '/myclass', label: t('allClasses') }}>
        <Tabs
          variant="pill"
          label={t('classes')}
          items={STAGES.map((key) => ({ value: key, label: t(`tab.${key}`) }))}
          value={stage}
          onChange={(key) => handleStage(STAGES.find((each) => each === key) ?? 'inProgress')}
        />
      </SectionHeader>
      <Await query={stage === 'ended' ? store.past : store.mine} skeleton="row" count={3}>
        {() => <Cards key={stage} stage={stage} classes={store.classesOf(stage)} />}
      </Await>
    </section>
  );
});

interface CardsProps {
  classes: readonly OwnClass[];
  stage: Stage;
}

function Cards({ classes, stage }: CardsProps) {
  const { t } = useTranslation('overview');
  const [isOpen, setOpen] = useState(false);
  if (classes.length === 0) {
    return (
      <EmptyPlace
        kind="course"
        layout="inline"
        title={t(`none.${stage}`)}
        action={
          <Button variant="soft" href="/course">
            {t('browse')}
          </Button>
        }
      />
    );
  }
  const rest = classes.length - FIRST;
  return (
    <>
      <ClassList>
        {(isOpen ? classes : classes.slice(0, FIRST)).map((course) => (
          <li key={`${course.id}-${course.saleId}`}>
            <OwnClassCard course={course} frozenLabel={t('frozen')} reportLabel={t('report')} />
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
