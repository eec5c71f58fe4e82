import type { CourseCard } from '@shuyuan/contract';
import { Anchor, Checkbox, Link } from '@shuyuan/ui';
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { ResultLine } from '../CourseListPage.styles.ts';
import { type CourseFilters, courseAddress } from '../courseAddress.ts';

interface ResultBarProps {
  list: PagedQuery<CourseCard, CourseFilters>;
  filters: CourseFilters;
  onChange: (filters: CourseFilters) => void;
}

/** Orders that are one word; the price has two directions. */
const PLAIN = [undefined, 'newest', 'popular'] as const;

/** Placeholder of the number in its sentence, so that it can be highlighted. */
const MARK = '\u2063';

/** How many courses there are, in which order, and whether only those that can be bought. */
export const ResultBar = observer(function ResultBar({ list, filters, onChange }: ResultBarProps) {
  const { t } = useTranslation('courseList');
  const { keyword, sort, isOpen = false } = filters;
  const { totalCount: total, isLoading } = list;
  const isSearch = keyword !== undefined;
  const to = (next: CourseFilters['sort']) => courseAddress.href({ ...filters, sort: next, page: 1 });
  const [before, after] = t(isSearch ? 'found' : 'results', { keyword, count: total, total: MARK }).split(MARK);
  const isByPrice = sort === 'cheapest' || sort === 'dearest';
  const nextPrice = sort === 'cheapest' ? 'dearest' : 'cheapest';
  const PriceArrow = sort === 'dearest' ? ArrowDownNarrowWide : ArrowUpNarrowWide;
  return (
    <ResultLine>
      <h1>
        <span>
          {total === undefined ? (
            t(isLoading ? 'loading' : 'title')
          ) : (
            <>
              {before}
              <b>{total}</b>
              {after}
            </>
          )}
        </span>
        {isSearch && (
          <Link href={courseAddress.href({ ...filters, keyword: undefined, page: 1 })}>{t('clearSearch')}</Link>
        )}
      </h1>
      <nav aria-label={t('sort')}>
        {PLAIN.map((order) => (
          <Anchor key={order ?? ''} href={to(order)} aria-current={order === sort ? 'true' : undefined}>
            {t(order ?? 'recommended')}
          </Anchor>
        ))}
        <Anchor href={to(nextPrice)} aria-current={isByPrice ? 'true' : undefined} aria-label={t(nextPrice)}>
          {t('price')}
          {isByPrice && <PriceArrow aria-hidden />}
        </Anchor>
      </nav>
      <Checkbox checked={isOpen} onChange={(checked) => onChange(withOpenOnly(filters, checked))}>
        {t('onlyOpen')}
      </Checkbox>
    </ResultLine>
  );
});

function withOpenOnly({ isOpen: _, ...rest }: CourseFilters, isOpen: boolean): CourseFilters {
  return { ...rest, ...(isOpen && { isOpen }), page: 1 };
}
