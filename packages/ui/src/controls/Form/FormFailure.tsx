import type { ReactNode } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { FormState } from './useForm.ts';

export interface FormFailureProps {
  /** Return value of `useForm`. */
  form: Pick<FormState<Record<string, unknown>>, 'failure' | 'status'>;
  /** Fallback message where the page provides none. */
  title: ReactNode;
  /** An action, e.g. a retry button. */
  action?: ReactNode;
}

/** The error of a form as a whole; renders nothing if there is none. */
export function FormFailure({ form, title, action }: FormFailureProps) {
  return form.status === 'failed' && <Alert tone="danger" role="alert" title={form.failure ?? title} action={action} />;
}
