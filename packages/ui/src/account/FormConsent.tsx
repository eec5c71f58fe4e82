import type { FormState } from '../controls/Form/useForm.ts';
import { useLabels } from '../foundations/KitProvider/kitContext.ts';
import { agreementConsentLabels } from './AgreementConsent/AgreementConsent.labels.ts';
import { AgreementConsent, type ConsentAgreement } from './AgreementConsent/AgreementConsent.tsx';

interface FormConsentProps {
  form: Pick<FormState<{ agreed: boolean }>, 'errorOf' | 'field' | 'refusals'>;
  agreements: readonly ConsentAgreement[];
  onRead: ((id: string) => void) | undefined;
}

/** The error message for missing consent, used by form validation. */
export function useConsentWords() {
  return useLabels(agreementConsentLabels);
}

/** The consent checkbox at the end of a form; the form cannot be submitted without it (§5). */
export function FormConsent({ form, agreements, onRead }: FormConsentProps) {
  const { name, value, onChange } = form.field('agreed');
  return (
    <AgreementConsent
      agreements={agreements}
      checked={value}
      onChange={onChange}
      refusals={form.errorOf('agreed') === undefined ? 0 : form.refusals}
      onRead={onRead}
      name={name}
    />
  );
}
