import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldControl {
  /** Id that the label points at. */
  readonly id: string;
  /** Id of the label, for a group that no `for` can name. */
  readonly labelId: string;
  /** Ids of help and error. */
  readonly describedBy: string | undefined;
  /** Whether an error stands under it. */
  readonly isInvalid: boolean;
  /** Whether it must be filled in. */
  readonly isRequired: boolean;
}

/** Ties a control to the label, help and error around it. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes of a control inside a field; those the caller gives win. */
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
