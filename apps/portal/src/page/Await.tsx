import { Alert, Button, type EmptyKind, Heading, Skeleton, type SkeletonProps, VisuallyHidden } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Query } from '../api/query.ts';
import { useDescribeError } from './describeError.ts';
import { EmptyPlace } from './EmptyPlace.tsx';

interface AwaitProps<T, A extends readonly unknown[]> {
  query: Query<T, A>;
  /** Name of the page, where the answer itself brings its heading: it heads the page until then. */
  name?: string | undefined;
  /** Shape of the skeleton; it shows only when the answer takes its time. */
  skeleton?: SkeletonProps['variant'];
  /** How many of them. */
  count?: number;
  /** Shown instead of the standard skeleton, for a page of a shape of its own. */
  pending?: ReactNode;
  /** Whether the answer holds nothing to show. */
  isEmpty?: (value: T) => boolean;
  /** Picture of the empty state; "no data yet" unless told (§9). */
  emptyKind?: EmptyKind;
  /** Shown instead of the standard empty state; null for nothing at all. */
  empty?: ReactNode;
  children: (value: T) => ReactNode;
}

/** Skeleton, failure with retry, emptiness, or the answer: no page handles these by hand. */
export const Await = observer(function Await<T, A extends readonly unknown[]>({
  query,
  name,
  skeleton = 'text',
  count = 1,
  pending,
  isEmpty,
  emptyKind = 'list',
  empty,
  children,
}: AwaitProps<T, A>) {
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const { value, error } = query;
  if (value !== undefined) {
    if (isEmpty?.(value)) return empty === undefined ? <EmptyPlace kind={emptyKind} /> : empty;
    return children(value);
  }
  if (error) {
    return (
      <>
        {name !== undefined && (
          <Heading level={1} size={28}>
            {name}
          </Heading>
        )}
        <Alert
          tone="danger"
          title={describe(error)}
          action={
            <Button size="sm" variant="outline" onClick={query.reload}>
              {t('retry')}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      {name !== undefined && <VisuallyHidden as="h1">{name}</VisuallyHidden>}
      {pending ?? <Skeleton variant={skeleton} count={count} />}
    </>
  );
}) as <T, A extends readonly unknown[]>(props: AwaitProps<T, A>) => ReactNode;
