import { Anchor, Checkbox, Link } from '@shuyuan/ui';
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultLine } from '../CourseListPage.styles.ts';
import { addressOf, type CourseFilters } from '../courseFilters.ts';

interface ResultBarProps {
  filters: CourseFilters;
  /** Absent until the first answer. */
  total: number | undefined;
  /** An answer is on its way. */
  isLoading: boolean;
  onChange: (filters: CourseFilters) => void;
}

/** Orders that are one word; the price has two directions. */
const PLAIN = ['recommended', 'newest', 'popular'] as const;

/** Stands for the number in its sentence, so that it can stand out. */
const MARK = '\u2063';

/** How many courses there are, in which order, and whether only those that can be bought. */
export function ResultBar({ filters, total, isLoading, onChange }: ResultBarProps) {
  const { t } = useTranslation('courseList');
  const { keyword, sort = 'recommended', isOpen = false } = filters;
  const { isOpen: _, ...whole } = filters;
  const isSearch = keyword !== undefined;
  const to = (next: CourseFilters['sort']) => addressOf({ ...filters, sort: next, page: 1 });
  const [before, after] = t(isSearch ? 'found' : 'results', { keyword, total: MARK }).split(MARK);
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
        {isSearch && <Link href={addressOf(withoutKeyword(filters))}>{t('clearSearch')}</Link>}
      </h1>
      <nav aria-label={t('sort')}>
        {PLAIN.map((order) => (
          <Anchor key={order} href={to(order)} aria-current={order === sort ? 'true' : undefined}>
            {t(order)}
          </Anchor>
        ))}
        <Anchor href={to(nextPrice)} aria-current={isByPrice ? 'true' : undefined} aria-label={t(nextPrice)}>
          {t('price')}
          {isByPrice && <PriceArrow aria-hidden />}
        </Anchor>
      </nav>
      <Checkbox
        checked={isOpen}
        onChange={(checked) => onChange({ ...whole, ...(checked && { isOpen: true }), page: 1 })}
      >
        {t('onlyOpen')}
      </Checkbox>
    </ResultLine>
  );
}

function withoutKeyword({ keyword: _, ...rest }: CourseFilters): CourseFilters {
  return { ...rest, page: 1 };
}
