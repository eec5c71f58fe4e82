/** Error messages by field name. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | undefined };

/** Whether a field has a value: empty fields are not validated before the form is submitted. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== null && value !== undefined && value !== false;
}

/** Names of invalid fields, in form order. */
export function namesInError<V extends object>(errors: FormErrors<V>, values: V): (keyof V & string)[] {
  // The values have a key for every field.
  const names = Object.keys(values) as (keyof V & string)[];
  return names.filter((name) => errors[name] !== undefined && errors[name] !== '');
}
