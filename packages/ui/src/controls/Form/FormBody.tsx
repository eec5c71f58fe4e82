import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import type { FormState } from './useForm.ts';

export interface FormBodyProps extends BaseProps<HTMLFormElement> {
  /** Return value of `useForm`. */
  form: Pick<FormState<Record<string, unknown>>, 'ref' | 'status' | 'submit'>;
  /** Fields and a button of type `submit`. */
  children: ReactNode;
  'data-status'?: string | undefined;
}

/** Fields 16 px apart. */
const Root = styled.form({ display: 'flex', flexDirection: 'column', gap: token.density.gap, minWidth: 0 });

/** The form element: it submits the values of `useForm` and shows the kit's errors instead of the browser's. */
export function FormBody({ form, ref, children, ...rest }: FormBodyProps) {
  const setRef = useMergedRefs(form.ref, ref);
  return (
    <Root
      aria-busy={form.status === 'submitting' || undefined}
      data-status={form.status}
      {...rest}
      ref={setRef}
      noValidate
      onSubmit={form.submit}
    >
      {children}
    </Root>
  );
}
