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

/** `form` of the inputs of an unnamed group: they carry a name only to be one group, and submit nothing. */
export const NO_FORM = '';

/** What a control's own props say; it takes precedence over the field. */
export interface OwnFieldProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  invalid?: boolean | undefined;
}

/**
 * Makes any control part of the `Field` around it: `attributes` (id, description, error, whether it is required) go to the element that takes the
 * focus, so that the label names it; `labelId` names a group, which a label cannot. Outside a field, the control's own props are all there is.
 */
export function useFieldControl(own: OwnFieldProps = {}) {
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
