import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** How far a form is. */
export type FormStatus = 'idle' | 'pending' | 'failed' | 'done';

/** What is wrong, by field, in words. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | undefined };

export interface FormOptions<V> {
  /** Values at first. */
  initial: V;
  /** What the rules say against the values. */
  check: (values: V) => FormErrors<V>;
  /** What the server said against them; forgotten once the field is changed. */
  refused?: FormErrors<V> | undefined;
  /** Sends the values; a rejection says that it failed and leaves everything as it was typed, `false` that nothing was sent. */
  onSubmit: (values: V) => unknown;
}

const NONE: readonly never[] = [];

/**
 * The values of a form, what is wrong with them, and its one submit at a time (§8). A field is judged once it was left or the
 * form was sent; sending leads to the first field that is wrong.
 */
export function useFormValues<V extends object>({ initial, check, refused, onSubmit }: FormOptions<V>) {
  const [values, setValues] = useState(initial);
  const [judged, setJudged] = useState<ReadonlySet<keyof V>>(new Set());
  const [forgiven, setForgiven] = useState<{ of: unknown; names: readonly (keyof V)[] }>({ of: refused, names: NONE });
  const [status, setStatus] = useState<FormStatus>('idle');
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  const atFirst = useRef(refused);
  useEffect(() => {
    if (refusals === 0 && refused === atFirst.current) return; // a page that opens keeps its focus
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.matches('input, textarea, button') ? wrong : wrong?.querySelector('input'))?.focus();
  }, [refusals, refused]);

  const problems = check(values);
  const errorOf = (name: keyof V): string | undefined => {
    const isForgiven = forgiven.of === refused && forgiven.names.includes(name);
    return (judged.has(name) ? problems[name] : undefined) ?? (isForgiven ? undefined : refused?.[name]);
  };
  const set = <K extends keyof V>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setForgiven((before) => ({ of: refused, names: before.of === refused ? [...before.names, name] : [name] }));
    if (status !== 'pending') setStatus('idle');
  };
  const leave = (name: keyof V) => setJudged((before) => (before.has(name) ? before : new Set(before).add(name)));

  const send = async () => {
    isBusy.current = true;
    setStatus('pending');
    const end = await new Promise((settle) => settle(onSubmit(values))).then(
      (answer) => (answer === false ? ('idle' as const) : ('done' as const)),
      () => 'failed' as const, // told in the form: an error that needs an answer is not a toast (ui-kit 4.12)
    );
    isBusy.current = false;
    setStatus(end);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    setJudged(new Set(Object.keys(values) as (keyof V)[]));
    if (Object.values(problems).some((problem) => problem !== undefined)) setRefusals((before) => before + 1);
    else void send();
  };
  return { values, status, form, errorOf, set, leave, submit };
}
