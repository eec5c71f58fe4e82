import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { Button } from '../Button/Button.tsx';
import { labels } from './Form.labels.ts';
import { Root } from './Form.styles.ts';
import { focusControl } from './focusControl.ts';
import { type FormErrors, type FormValues, namesInError, readValues } from './formValues.ts';

/** What a form tells the fields inside it. */
export interface FormState<V> {
  /** What is wrong, by name; goes into the `error` of each `Field`. */
  errors: FormErrors<V>;
  /** The values at first; go into the `defaultValue` of each control. */
  defaultValues: V;
  /** Whether the values are on their way; goes into the `loading` of the button. */
  isSubmitting: boolean;
}

export interface FormProps<V extends FormValues> extends BaseProps<HTMLFormElement> {
  /** A value for every name, in the order of the form: the first error in this order takes the focus. */
  defaultValues: V;
  /** What is wrong from the start, e.g. after a page was loaded with a refusal. */
  initialErrors?: FormErrors<V> | undefined;
  /** What is wrong with the values; nothing when they may be sent. */
  validate?: ((values: V) => FormErrors<V>) | undefined;
  /** Sends the values. Resolving with errors puts them under their fields; a rejection offers to try again. */
  onSubmit: (values: V) => Promise<FormErrors<V> | undefined> | undefined;
  /** Fields and a button of type `submit`; a function is told what is wrong. */
  children: ReactNode | ((state: FormState<V>) => ReactNode);
  /** For pictures only. */
  'data-status'?: 'idle' | 'submitting' | 'failed' | undefined;
  /** Replaces built-in words. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** Fields that are checked and sent together, once at a time (§8). Values are the ones of native controls, by name. */
export function Form<V extends FormValues>(props: FormProps<V>) {
  const { defaultValues, initialErrors = {}, validate, onSubmit, children, ...others } = props;
  const { labels: own, ref, 'data-status': frozen, ...rest } = others;
  const words = useLabels(labels, own);
  const [errors, setErrors] = useState<FormErrors<V>>(initialErrors);
  const [ownStatus, setStatus] = useState<'idle' | 'submitting' | 'failed'>('idle');
  const status = frozen ?? ownStatus;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const isAlive = useRef(true);
  const setRef = useMemo(() => mergeRefs(form, ref), [ref]);
  const wrong = namesInError(errors, defaultValues);

  useEffect(() => {
    isAlive.current = true;
    return () => {
      isAlive.current = false;
    };
  }, []);

  const show = (found: FormErrors<V>): boolean => {
    const [first] = namesInError(found, defaultValues);
    setErrors(found);
    if (first !== undefined && form.current) focusControl(form.current, first);
    return first !== undefined;
  };
  const send = async (values: V) => {
    isBusy.current = true;
    setStatus('submitting');
    // What failed is told here, with the button that tries again.
    const sent = new Promise<FormErrors<V> | undefined>((resolve) => resolve(onSubmit(values)));
    const answer = await sent.then(
      (found) => ({ hasFailed: false, found }),
      () => ({ hasFailed: true, found: undefined }),
    );
    isBusy.current = false;
    if (!isAlive.current) return;
    setStatus(answer.hasFailed ? 'failed' : 'idle');
    if (answer.found) show(answer.found);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    setStatus('idle');
    const values = readValues(new FormData(event.currentTarget), defaultValues);
    if (!show(validate?.(values) ?? {})) void send(values);
  };
  // An error goes as soon as its cause is gone; a new one waits for the next time the form is sent.
  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    if (wrong.length === 0) return;
    const found: FormErrors<V> = validate?.(readValues(new FormData(event.currentTarget), defaultValues)) ?? {};
    const touched = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const left = wrong.map((name) => [name, found[name] ?? (name === touched ? undefined : errors[name])] as const);
    const next: FormErrors<V> = Object.assign({}, ...left.map(([name, error]) => ({ [name]: error })));
    setErrors(next);
  };
  const jump = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    if (form.current) focusControl(form.current, name);
  };

  return (
    <Root
      {...rest}
      ref={setRef}
      noValidate
      aria-busy={status === 'submitting' || undefined}
      data-status={wrong.length > 0 ? 'invalid' : status}
      onSubmit={handleSubmit}
      onChange={handleChange}
    >
      {wrong.length > 1 && (
        <section className="summary" aria-label={words.summary(wrong.length)}>
          <strong>{words.summary(wrong.length)}</strong>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#${name}`} onClick={jump(name)}>
                  {errors[name]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {status === 'failed' && (
        <Alert
          tone="danger"
          role="alert"
          title={words.failed}
          action={
            <Button size="sm" variant="outline" tone="neutral" onClick={() => form.current?.requestSubmit()}>
              {words.retry}
            </Button>
          }
        />
      )}
      {typeof children === 'function'
        ? children({ errors, defaultValues, isSubmitting: status === 'submitting' })
        : children}
    </Root>
  );
}
