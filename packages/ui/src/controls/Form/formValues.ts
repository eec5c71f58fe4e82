/** Values of a form by the names of its controls: a text, or several where a name may be chosen more than once. */
export type FormValues = Record<string, string | readonly string[]>;

/** What is wrong, by the names of the controls. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | undefined };

/** The values that the browser would send, in the shape of the values at first; what is not sent is empty. */
export function readValues<V extends FormValues>(data: FormData, defaults: V): V {
  const read = Object.entries(defaults).map(([name, initial]) => {
    const texts = data.getAll(name).filter((each) => typeof each === 'string');
    return [name, typeof initial === 'string' ? (texts[0] ?? '') : texts];
  });
  // Every name keeps the kind of its value at first.
  return Object.fromEntries(read) as V;
}

/** Names with an error, in the order of the form. */
export function namesInError<V extends FormValues>(errors: FormErrors<V>, defaults: V): (keyof V & string)[] {
  return Object.keys(defaults).filter((name) => errors[name] !== undefined && errors[name] !== '');
}
