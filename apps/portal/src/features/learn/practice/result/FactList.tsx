import { spentTime } from '@shuyuan/rules';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { Numbers } from './result.styles.ts';
import type { ResultFacts } from './resultFacts.ts';

interface FactListProps {
  facts: ResultFacts;
  usedS: number | undefined;
  limitMinutes: number | undefined;
}

/** The figures of a mark in a row, each above what it is. */
export function FactList({ facts: { right, machine, person }, usedS, limitMinutes }: FactListProps) {
  const { t } = useTranslation('practice');
  const { locale } = useRoot().locale;
  const rows = [
    { label: t('result.right'), value: `${right.got}`, of: t('result.ofQuestions', { total: right.total }) },
    usedS !== undefined && {
      label: limitMinutes === undefined ? t('result.used') : t('result.usedOf', { minutes: limitMinutes }),
      value: spentTime(usedS, locale),
      of: '',
    },
    machine !== undefined &&
      person !== undefined &&
      machine.total > 0 &&
      person.total > 0 && {
        label: t('result.byMachine'),
        value: `${machine.got}`,
        of: t('result.of', { total: machine.total }),
      },
    person !== undefined &&
      person.total > 0 && {
        label: t('result.byPerson'),
        value: `${person.got}`,
        of: t('result.of', { total: person.total }),
      },
  ].filter((row) => row !== false);
  return (
    <Numbers>
      {rows.map(({ label, value, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            <small>{of}</small>
          </dd>
        </div>
      ))}
    </Numbers>
  );
}
