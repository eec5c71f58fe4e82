import { NOT_OFFERED } from '@shuyuan/contract';
import {
  Alert,
  Button,
  type EmptyKind,
  Heading,
  Skeleton,
  type SkeletonProps,
  Text,
  VisuallyHidden,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/apiError.ts';
import type { Query } from '../api/query.ts';
import { useDescribeError } from './describeError.ts';
import { EmptyPlace } from './EmptyPlace.tsx';
import { useSharedFailure } from './failures.tsx';
import { isNotServed } from './notServed.ts';

/** The awaited `Query` or `PagedQuery`. */
type Awaitable<T> = Pick<Query<T>, 'value' | 'error' | 'isStale' | 'reload'>;

interface FailureProps {
  query: Awaitable<unknown>;
  error: ApiError;
  name: string | undefined;
}

interface AwaitProps<T> {
  query: Awaitable<T>;
  /** Temporary heading of the page, where the heading comes from the response. */
  name?: string | undefined;
  /** Shape of the skeleton; it shows only when the response is slow. */
  skeleton?: SkeletonProps['variant'];
  /** How many of them. */
  count?: number;
  /** Shown instead of the standard skeleton, for a page of a shape of its own. */
  pending?: ReactNode;
  /** Whether the answer holds nothing to show. */
  isEmpty?: (value: T) => boolean;
  /** Picture of the empty state; "no data yet" by default (§9). */
  emptyKind?: EmptyKind;
  /** Shown instead of the standard empty state; null for nothing at all. */
  empty?: ReactNode;
  /** Shown where there is no such thing, or the server does not know the call; by default that it is so, null for nothing at all. */
  missing?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Skeleton, failure with retry, emptiness, or the answer: no page handles these by hand. An answer stays while it is read again,
 * also when that fails; one to another question goes as soon as the present one has failed.
 */
export const Await = observer(function Await<T>({
  query,
  name,
  skeleton = 'text',
  count = 1,
  pending,
  isEmpty,
  emptyKind = 'list',
  empty,
  missing,
  children,
}: AwaitProps<T>) {
  const { t } = useTranslation('common');
  const { value, error } = query;
  if ((error?.kind === 'missing' || error?.kind === 'notServed') && missing !== undefined) return missing;
  if (isNotServed({ value, error })) {
    const words =
      name === undefined ? { title: t('notServed') } : { title: name, hint: t('notServed'), level: 1 as const };
    return <EmptyPlace kind={emptyKind} {...words} />;
  }
  if (value !== undefined && !(error && query.isStale)) {
    if (isEmpty?.(value)) return empty === undefined ? <EmptyPlace kind={emptyKind} /> : empty;
    return children(value);
  }
  if (error) return <Failure query={query} error={error} name={name} />;
  return (
    <>
      {name !== undefined && <VisuallyHidden as="h1">{name}</VisuallyHidden>}
      {pending ?? <Skeleton variant={skeleton} count={count} />}
    </>
  );
}) as <T>(props: AwaitProps<T>) => ReactNode;

/** A failure with its retry; one that another part of the page tells already is no second notice. */
const Failure = observer(function Failure({ query, error, name }: FailureProps) {
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const mark = useRef<HTMLDivElement>(null);
  const { isTold, retry } = useSharedFailure(query, mark);
  const isWithheld = error.code === NOT_OFFERED; // asking again changes nothing
  return (
    <div ref={mark}>
      {name !== undefined && (
        <Heading level={1} size={28}>
          {name}
        </Heading>
      )}
      {isTold ? (
        <Text as="p" tone="tertiary" data-failed>
          {t('notLoaded')}
        </Text>
      ) : (
        <Alert
          tone={isWithheld ? 'info' : 'danger'}
          title={describe(error)}
          action={
            isWithheld ? undefined : (
              <Button size="sm" variant="outline" onClick={retry}>
                {t('retry')}
              </Button>
            )
          }
        />
      )}
    </div>
  );
});
