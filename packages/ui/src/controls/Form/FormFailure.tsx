import type { ReactNode } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { FormState } from './useForm.ts';

export interface FormFailureProps {
  /** What `useForm` answered. */
  form: Pick<FormState<Record<string, unknown>>, 'failure' | 'status'>;
  /** What it says where the page gave no words. */
  title: ReactNode;
  /** A way on, e.g. a button that tries again. */
  action?: ReactNode;
}

/** What went wrong with a form as a whole; nothing when nothing did. */
export function FormFailure({ form, title, action }: FormFailureProps) {
  return form.status === 'failed' && <Alert tone="danger" role="alert" title={form.failure ?? title} action={action} />;
}
