import type { AriaAttributes, CSSProperties } from 'react';

/** Attributes of one part of a component: what a caller may set on an element inside it. */
export interface PartProps extends AriaAttributes {
  /** Class beside the part's own. */
  className?: string | undefined;
  /** Inline style of the part. */
  style?: CSSProperties | undefined;
  /** Id of the part. */
  id?: string | undefined;
  /** Tooltip of the browser. */
  title?: string | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Attributes of the parts of a component, by their names; a name that it has not is a type error (decision 0030). */
export type SlotProps<Part extends string> = { readonly [Name in Part]?: PartProps | undefined };

/** Attributes of a part: those of the caller, with the part's own class. State that the component sets is spread after them. */
export function slot(own: string, given: PartProps | undefined): PartProps {
  return given ? { ...given, className: given.className ? `${own} ${given.className}` : own } : { className: own };
}
