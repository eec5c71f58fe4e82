import type { EmptyProps } from '@shuyuan/ui';
import { lazy, Suspense } from 'react';

const Empty = lazy(async () => ({ default: (await import('./emptyCode.ts')).Empty }));

/** The kit's empty state; its pictures are loaded on first use. */
export function EmptyPlace(props: EmptyProps) {
  return (
    <Suspense fallback={null}>
      <Empty {...props} />
    </Suspense>
  );
}
