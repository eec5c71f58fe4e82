import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusControl } from './focusControl.ts';
import { type FormErrors, isFilled, namesInError } from './formProblems.ts';

/** Status of a form. */
export type FormStatus = 'idle' | 'submitting' | 'failed' | 'done';

/** Errors of a rejected submit; an empty object means that it is handled elsewhere, e.g. an expired login. */
export interface FormRefusal<V> {
  /** Errors of single fields; cleared when the field changes. */
  errors?: FormErrors<V> | undefined;
  /** Error of the whole form; cleared when any field changes. */
  failure?: ReactNode;
}

/** Submits the values: resolves to nothing when they are accepted, else to the errors; a rejection shows a generic failure message (§8). */
export type SubmitForm<V> = (values: V) => Promise<FormRefusal<V> | undefined> | undefined;

export interface FormOptions<V> {
  /** Initial value of every field, in form order; the first invalid field in this order gets the focus. */
  initial: V;
  /** Validation errors of the values. */
  check?: ((values: V) => FormErrors<V>) | undefined;
  /** Initial errors, e.g. of a rejection that is already known when the page loads. */
  errors?: FormErrors<V> | undefined;
  onSubmit: SubmitForm<V>;
}

/** Props of a control, provided by its field. */
export interface FormField<K, T> {
  name: K;
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
}

/**
 * State of a form: values, errors, and one submit at a time (§8). The error of a field shows once the field has lost focus with a value,
 * or the form was submitted; a submit focuses the first invalid field.
 */
export function useForm<V extends object>({ initial, check, errors, onSubmit }: FormOptions<V>) {
  const [values, setValues] = useState(initial);
  const [judged, setJudged] = useState<ReadonlySet<keyof V>>(new Set());
  const [refused, setRefused] = useState<FormErrors<V>>(errors ?? {});
  const [status, setStatus] = useState<FormStatus>('idle');
  const [failure, setFailure] = useState<ReactNode>();
  const [refusals, setRefusals] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  const problems: FormErrors<V> = check?.(values) ?? {};
  const errorOf = (name: keyof V): string | undefined =>
    (judged.has(name) ? problems[name] : undefined) ?? refused[name];

  const judge = (...names: readonly (keyof V)[]) => setJudged((before) => new Set([...before, ...names]));
  const leave = (name: keyof V) => {
    if (isFilled(values[name])) judge(name);
  };
  const set = <K extends keyof V>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => (before[name] === undefined ? before : { ...before, [name]: undefined }));
    if (!isBusy.current) setStatus('idle');
  };
  /** Shows errors that only the server could detect under their fields; the focus does not move. */
  const refuse = (found: FormErrors<V>) => setRefused((before) => ({ ...before, ...found }));
  /** Shows errors and focuses the first invalid field: after the messages are rendered, so that they are announced with it (WCAG 3.3.1). */
  const leadTo = (found: FormErrors<V>, show: () => void) => {
    flushSync(() => {
      show();
      setRefusals((before) => before + 1);
    });
    const [first] = namesInError(found, values);
    if (first !== undefined && ref.current) focusControl(ref.current, first);
  };

  const send = async () => {
    isBusy.current = true;
    setStatus('submitting');
    setFailure(undefined);
    // A rejection is shown in the form, not in a toast, because it needs a response there (ui-kit 4.12).
    const answer = await new Promise<FormRefusal<V> | undefined>((settle) => settle(onSubmit(values))).then(
      (refusal) => ({ refusal, hasFailed: refusal?.failure !== undefined }),
      () => ({ refusal: undefined, hasFailed: true }),
    );
    isBusy.current = false;
    const { refusal, hasFailed } = answer;
    setFailure(refusal?.failure);
    setStatus(hasFailed ? 'failed' : refusal ? 'idle' : 'done');
    const found = refusal?.errors;
    if (found) leadTo(found, () => refuse(found));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    const wrong = namesInError(problems, values);
    if (wrong.length === 0) void send();
    else leadTo(problems, () => judge(...wrong));
  };
  const field = <K extends keyof V & string>(name: K): FormField<K, V[K]> => ({
    name,
    value: values[name],
    onChange: (value) => set(name, value),
    onBlur: () => leave(name),
  });

  return {
    values,
    status,
    isSubmitting: status === 'submitting',
    /** Form error of the last submit; absent if it only failed. */
    failure,
    /** How often the focus was moved to an error. */
    refusals,
    errorOf,
    field,
    set,
    judge,
    refuse,
    submit,
    ref,
  };
}

/** Values and errors of a form, as its fields read them. */
export type FormState<V extends object> = ReturnType<typeof useForm<V>>;
