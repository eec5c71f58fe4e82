/** What is wrong, in words, by the names of the fields. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | undefined };

/** Whether something stands in a field: what is empty is not judged before the form is sent. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== null && value !== undefined && value !== false;
}

/** Names with a problem, in the order of the form. */
export function namesInError<V extends object>(errors: FormErrors<V>, values: V): (keyof V & string)[] {
  // The values have a key for every field.
  const names = Object.keys(values) as (keyof V & string)[];
  return names.filter((name) => errors[name] !== undefined && errors[name] !== '');
}
