import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusControl } from './focusControl.ts';
import { type FormErrors, isFilled, namesInError } from './formProblems.ts';

/** How far a form is. */
export type FormStatus = 'idle' | 'submitting' | 'failed' | 'done';

/** What a submit refused, in words; an empty one is handled elsewhere, e.g. the end of a login. */
export interface FormRefusal<V> {
  /** What is wrong with single fields; it goes when its field changes. */
  errors?: FormErrors<V> | undefined;
  /** What is wrong with the whole; it goes when any field changes. */
  failure?: ReactNode;
}

/** Sends the values: nothing when they were accepted, else what was refused; a rejection says in general that it failed (§8). */
export type SubmitForm<V> = (values: V) => Promise<FormRefusal<V> | undefined> | undefined;

export interface FormOptions<V> {
  /** A value for every field, in the order of the form: the first problem in this order takes the focus. */
  initial: V;
  /** What the rules say against the values. */
  check?: ((values: V) => FormErrors<V>) | undefined;
  /** What is wrong from the start, e.g. after a page was loaded with a refusal. */
  errors?: FormErrors<V> | undefined;
  onSubmit: SubmitForm<V>;
}

/** What a control is given of its field. */
export interface FormField<K, T> {
  name: K;
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
}

/**
 * The values of a form, what is wrong with them, and its one submit at a time (§8). The problem of a field shows once the
 * field was left with something in it, or the form was sent; sending leads to the first one.
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
  /** Puts problems that only the server could find under their fields; the focus stays. */
  const refuse = (found: FormErrors<V>) => setRefused((before) => ({ ...before, ...found }));
  /** Shows problems and leads to the first: once its words are on the page, so that they are read with it (WCAG 3.3.1). */
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
    // A rejection is shown in the form, not in a toast: it is answered there (ui-kit 4.12).
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
    /** What the last submit refused as a whole; nothing where it only failed. */
    failure,
    /** How often the focus was led to a problem. */
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

/** The values and problems of a form, as its fields read them. */
export type FormState<V extends object> = ReturnType<typeof useForm<V>>;
