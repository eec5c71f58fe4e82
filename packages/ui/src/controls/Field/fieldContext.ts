import { createContext, useContext } from 'react';

/** Context of a field for its control. */
export interface FieldControl {
  /** Id that the label's `for` refers to. */
  readonly id: string;
  /** Id of the label, for a group that `for` cannot refer to. */
  readonly labelId: string;
  /** Ids of help text and error. */
  readonly describedBy: string | undefined;
  /** Whether the field has an error. */
  readonly isInvalid: boolean;
  /** Whether it is required. */
  readonly isRequired: boolean;
}

/** Links a control to the label, help text and error around it. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes of a control inside a field; the caller's own take precedence. */
export function useFieldControl(own: {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  invalid?: boolean | undefined;
}) {
  const field = useContext(FieldContext);
  const isInvalid = own.invalid ?? field?.isInvalid ?? false;
  return {
    isInvalid,
    labelId: field?.labelId,
    attributes: {
      id: own.id ?? field?.id,
      'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
      'aria-invalid': isInvalid || undefined,
      'aria-required': field?.isRequired || undefined,
    },
  };
}
