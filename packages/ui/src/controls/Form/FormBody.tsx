import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useMemo } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import type { FormState } from './useForm.ts';

export interface FormBodyProps extends BaseProps<HTMLFormElement> {
  /** What `useForm` answered. */
  form: Pick<FormState<Record<string, unknown>>, 'ref' | 'status' | 'submit'>;
  /** Fields and a button of type `submit`. */
  children: ReactNode;
  'data-status'?: string | undefined;
}

/** Fields 16 px apart, two of them side by side in a `.pair`, the buttons at the end in `.buttons`. */
const Root = styled.form({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[16],
  minWidth: 0,
  '& > .pair': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token.space[16] },
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: token.space[12], marginTop: token.space[4] },
  '& > .buttons[data-end]': { justifyContent: 'flex-end' },
});

/** The element of a form: it sends what `useForm` holds, and its problems are the kit's own, not the browser's. */
export function FormBody({ form, ref, children, ...rest }: FormBodyProps) {
  const setRef = useMemo(() => mergeRefs(form.ref, ref), [form.ref, ref]);
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
