import type { Agreement } from '@shuyuan/contract';
import type { LoginFormProps } from '@shuyuan/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Query } from '../../../api/query.ts';
import { rowsHere } from '../../../core/known.ts';

// The dialog comes when the first agreement is opened: the login page loads nothing it may not need.
const AgreementDialog = lazy(async () => ({ default: (await import('./AgreementDialog.tsx')).AgreementDialog }));

/** The agreements that a form asks consent to (§5), and the window in which one is read; for observers. */
export function useAgreements(
  query: Query<Agreement[]>,
): Pick<LoginFormProps, 'agreements' | 'onRead'> & { dialog: ReactNode } {
  const [readId, setReadId] = useState<string | null>(null);
  const known = rowsHere(query.value);
  return {
    agreements: known.map(({ id, name, url }) => ({ id: String(id), title: name, href: url ?? '#' })),
    onRead: setReadId,
    dialog: readId !== null && (
      <Suspense fallback={null}>
        <AgreementDialog agreement={known.find(({ id }) => String(id) === readId)} onClose={() => setReadId(null)} />
      </Suspense>
    ),
  };
}
