import type { Agreement } from '@shuyuan/contract';
import { AgreementConsent } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import type { Query } from '../../../api/query.ts';

// The dialog comes when the first agreement is opened: the login page loads nothing it may not need.
const AgreementDialog = lazy(async () => ({ default: (await import('./AgreementDialog.tsx')).AgreementDialog }));

interface ConsentProps {
  form: { readonly values: { readonly hasAgreed: boolean }; set(field: 'hasAgreed', value: boolean): void };
  agreements: Query<Agreement[]>;
  /** How often the form was sent without the tick. */
  refusals: number;
}

/** Agreement consent, required to log in and to register (§5). */
export const Consent = observer(function Consent({ form, agreements, refusals }: ConsentProps) {
  const [readId, setReadId] = useState<string | null>(null);
  const known = agreements.value ?? [];
  return (
    <>
      <AgreementConsent
        agreements={known.map(({ id, name, url }) => ({ id: String(id), title: name, href: url ?? '#' }))}
        checked={form.values.hasAgreed}
        onChange={(hasAgreed) => form.set('hasAgreed', hasAgreed)}
        onRead={setReadId}
        refusals={refusals}
      />
      {readId !== null && (
        <Suspense fallback={null}>
          <AgreementDialog agreement={known.find(({ id }) => String(id) === readId)} onClose={() => setReadId(null)} />
        </Suspense>
      )}
    </>
  );
});
