import { useTranslation } from 'react-i18next';
import { Missing } from '../../../page/Missing.tsx';
import { type AssessPlace, evaluationPath } from '../../../shared/course/assessPaths.ts';

/** A record that does not exist or belongs to somebody else; the way back is its ticket, where that is known. */
export function MissingRecord({ place }: { place?: AssessPlace | undefined }) {
  const { t } = useTranslation('assess');
  const action = place ? { href: evaluationPath(place), label: t('back') } : { href: '/course', label: t('toCourses') };
  return <Missing title={t('missingRecord')} text={t('missingRecordHint')} action={action} />;
}
