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
  /** A value for every field, in the order of the form: the first problem in this order takes the focus. */
  defaultValues: V;
  /** What is wrong from the start, e.g. after a page was loaded with a refusal. */
  initialErrors?: FormErrors<V> | undefined;
  /** What is wrong with the values; nothing when they may be sent. */
  validate?: ((values: V) => FormErrors<V>) | undefined;
  /** Sends the values and answers what was refused; a rejection offers to try again. */
  onSubmit: SubmitForm<V>;
  /** Fields, each with `{...form.field('name')}`, and a button of type `submit`. */
  children: (form: FormState<V>) => ReactNode;
  /** For pictures only. */
  'data-status'?: FormStatus | undefined;
  /** Replaces built-in words. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** Fields that are checked and sent together, once at a time (§8), with a summary of what is wrong at their head. */
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
