import { Button, type EmptyKind, Pagination, type SkeletonProps } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type ElementType, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from './Await.tsx';
import { EmptyPlace } from './EmptyPlace.tsx';
import { Pages, Root, Rows } from './PagedList.styles.ts';
import type { PagedQuery } from './PagedQuery.ts';

interface PagedListProps<T> {
  list: Pick<PagedQuery<T>, 'value' | 'error' | 'isStale' | 'reload' | 'page' | 'pageSize' | 'pageCount' | 'turn'>;
  /** Address of a page of the list; without it the pages are buttons and the address stays. */
  hrefFor?: (page: number) => string;
  /** Shape of the skeleton: that of a row. */
  skeleton: SkeletonProps['variant'];
  /** How many of them. */
  count?: number;
  /** Picture of the standard empty state. */
  emptyKind?: EmptyKind;
  /** Shown instead of it; null for nothing at all. */
  empty?: ReactNode;
  /** Only back, "3 / 8" and forward. */
  simple?: boolean;
  /** Holds the rows, e.g. a grid of tiles. */
  as?: ElementType;
  /** One row. */
  children?: (item: T, index: number) => ReactNode;
  /** All rows at once, instead of `children`, e.g. a table. */
  rows?: (items: readonly T[]) => ReactNode;
}

/**
 * A page of a list: skeleton while nothing is there, quieter rows while another page is on its way, failure with retry in place of
 * rows that answer another question, emptiness, the rows, and the pages below; another page begins at the head of the list.
 */
export const PagedList = observer(function PagedList<T>(props: PagedListProps<T>) {
  const { list, hrefFor, skeleton, count, empty, emptyKind, simple = false, as: Holder, children, rows } = props;
  const head = useRef<HTMLDivElement>(null);
  const turn = (page: number) => {
    if (!hrefFor) list.turn(page);
    if (head.current) scrollToHead(head.current);
  };
  const isPastEnd = list.page > list.pageCount && list.pageCount > 0;
  const isEmpty = ({ items }: { items: readonly T[] }) => items.length === 0;
  return (
    <Root ref={head}>
      <Await
        query={list}
        skeleton={skeleton}
        {...(count !== undefined && { count })}
        isEmpty={isEmpty}
        {...(emptyKind && { emptyKind })}
        empty={isPastEnd ? <PastEnd href={hrefFor?.(1)} onTurn={() => turn(1)} /> : empty}
      >
        {({ items, totalCount }) => {
          const inner = rows ? rows(items) : items.map((item, index) => children?.(item, index));
          return (
            <>
              <Rows aria-busy={list.isStale}>{Holder ? <Holder>{inner}</Holder> : inner}</Rows>
              <Pages>
                <Pagination
                  page={list.page}
                  pageSize={list.pageSize}
                  total={totalCount}
                  hrefFor={hrefFor}
                  onChange={turn}
                  simple={simple}
                />
              </Pages>
            </>
          );
        }}
      </Await>
    </Root>
  );
}) as <T>(props: PagedListProps<T>) => ReactNode;

/** The address names a page after the last one: the list has become shorter, or the number is made up. */
function PastEnd({ href, onTurn }: { href: string | undefined; onTurn: () => void }) {
  const { t } = useTranslation('common');
  return (
    <EmptyPlace
      title={t('pageEmpty')}
      action={
        <Button variant="outline" href={href} onClick={onTurn}>
          {t('firstPage')}
        </Button>
      }
    />
  );
}

/** To the top of the page where the list begins on the first screen, so that its title is seen too; else to the list. */
function scrollToHead(head: HTMLElement) {
  if (head.getBoundingClientRect().top + scrollY < innerHeight) scrollTo({ top: 0 });
  else head.scrollIntoView();
}
