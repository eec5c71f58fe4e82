import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Button } from '../Button/Button.tsx';
import { labels } from './Form.labels.ts';
import { FormBody } from './FormBody.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormSummary } from './FormSummary.tsx';
import { focusControl } from './focusControl.ts';
import { type FormErrors, namesInError } from './formProblems.ts';
import { type FormState, type FormStatus, type SubmitForm, useForm } from './useForm.ts';

export interface FormProps<V extends object> extends BaseProps<HTMLFormElement> {
  /** Initial value of every field, in form order; the first invalid field in this order gets the focus. */
  defaultValues: V;
  /** Initial errors, e.g. of a rejection that is already known when the page loads. */
  initialErrors?: FormErrors<V> | undefined;
  /** Validates the values; returns no errors when they may be submitted. */
  validate?: ((values: V) => FormErrors<V>) | undefined;
  /** Submits the values and returns errors, if any; when the promise rejects, the form offers a retry. */
  onSubmit: SubmitForm<V>;
  /** Fields, each with `{...form.field('name')}`, and a button of type `submit`. */
  children: (form: FormState<V>) => ReactNode;
  /** For screenshots only. */
  'data-status'?: FormStatus | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** Fields that are validated and submitted together, once at a time (§8), with an error summary at the top. */
export function Form<V extends object>(props: FormProps<V>) {
  const { defaultValues, initialErrors, validate, onSubmit, children, ...others } = props;
  const { labels: own, 'data-status': frozen, ...rest } = others;
  const words = useLabels(labels, own);
  const held = useForm({ initial: defaultValues, check: validate, errors: initialErrors, onSubmit });
  const status = frozen ?? held.status;
  const form = { ...held, status, isSubmitting: status === 'submitting' };
  const shown = Object.fromEntries(Object.keys(defaultValues).map((name) => [name, held.errorOf(name as keyof V)]));
  const problems = namesInError(shown, defaultValues as Record<string, unknown>);
  return (
    <FormBody {...rest} form={form} data-status={problems.length > 0 ? 'invalid' : status}>
      {problems.length > 1 && (
        <FormSummary
          problems={problems.map((name) => ({ name, text: shown[name] ?? '' }))}
          labels={own}
          onJump={(name) => held.ref.current && focusControl(held.ref.current, name)}
        />
      )}
      <FormFailure
        form={form}
        title={words.failed}
        action={
          <Button size="sm" variant="outline" tone="neutral" onClick={() => held.ref.current?.requestSubmit()}>
            {words.retry}
          </Button>
        }
      />
      {children(form)}
    </FormBody>
  );
}
