import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { PartOnItsWay } from '../../../../page/PartOnItsWay.tsx';
import { evaluationPath } from '../../../../shared/course/assessPaths.ts';
import { MissingRecord } from '../MissingRecord.tsx';
import { useAssessPlace } from '../useAssessPlace.ts';

const OpenRecord = lazy(async () => ({ default: (await import('./OpenRecord.tsx')).OpenRecord }));

/** `/course/questions`, `/assess/questions` (§2): the timed paper of a record; without one, its ticket. */
export function QuestionsPage() {
  const { place, recordId } = useAssessPlace();
  if (place === undefined) return <MissingRecord />;
  if (recordId === undefined) return <Navigate to={evaluationPath(place)} replace />;
  return (
    <Suspense fallback={<PartOnItsWay count={4} />}>
      <OpenRecord key={recordId} place={place} recordId={recordId} />
    </Suspense>
  );
}
