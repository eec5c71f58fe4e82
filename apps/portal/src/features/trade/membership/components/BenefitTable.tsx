import type { MembershipPackage } from '@shuyuan/contract';
import { VisuallyHidden } from '@shuyuan/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Compare, Dash } from '../equity.styles.ts';
import { benefitRows, hotOf } from '../membershipProps.ts';

/** What each membership brings beside having none. */
export function BenefitTable({ packages }: { packages: readonly MembershipPackage[] }) {
  const { t } = useTranslation('membership');
  const hotId = hotOf(packages)?.id;
  const mark = (id: number) => (id === hotId ? '' : undefined);
  return (
    <Compare>
      <table>
        <caption>{t('compare')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('benefit')}</VisuallyHidden>
            </th>
            <th scope="col">{t('withoutOne')}</th>
            {packages.map(({ id, name }) => (
              <th scope="col" key={id} data-hot={mark(id)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefitRows(packages).map(({ title, cells }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                <Cell value={null} />
              </td>
              {packages.map(({ id }, place) => (
                <td key={id} data-hot={mark(id)}>
                  <Cell value={cells[place] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Compare>
  );
}

function Cell({ value }: { value: string | true | null }) {
  const { t } = useTranslation('membership');
  if (value === null) {
    return (
      <>
        <Dash />
        <VisuallyHidden>{t('no')}</VisuallyHidden>
      </>
    );
  }
  if (value !== true) return value;
  return (
    <>
      <Check aria-hidden />
      <VisuallyHidden>{t('yes')}</VisuallyHidden>
    </>
  );
}
