import { Field } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormStore } from '../../stores/FormStore.ts';
import { wordsFor } from './problems.ts';

interface FormFieldProps<V extends Record<string, unknown>> {
  form: FormStore<V>;
  name: Extract<keyof V, string>;
  label: string;
  help?: string;
  children: ReactNode;
}

/** A field of an account form: its label for those who listen, its problem below it. */
export const FormField = observer(function FormField<V extends Record<string, unknown>>({
  form,
  name,
  label,
  help,
  children,
}: FormFieldProps<V>) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <Field label={label} labelHidden help={help} error={wordsFor(t, name, form.problem(name))}>
      {children}
    </Field>
  );
}) as <V extends Record<string, unknown>>(props: FormFieldProps<V>) => ReactNode;
