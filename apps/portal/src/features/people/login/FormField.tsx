import { Field } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from './problems.ts';

interface FormFieldProps<N extends string> {
  form: { problem(field: N): string | null };
  name: N;
  label: string;
  help?: string;
  children: ReactNode;
}

/** A field of an account form: its label for those who listen, its problem below it. */
export const FormField = observer(function FormField<N extends string>({
  form,
  name,
  label,
  help,
  children,
}: FormFieldProps<N>) {
  const { t } = useTranslation(['login', 'common']);
  return (
    <Field label={label} labelHidden help={help} error={wordsFor(t, name, form.problem(name))}>
      {children}
    </Field>
  );
}) as <N extends string>(props: FormFieldProps<N>) => ReactNode;
