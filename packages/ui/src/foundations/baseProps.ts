import type { AriaAttributes, AriaRole, CSSProperties, Ref } from 'react';

/** What every component hands on to its root; `data-*` attributes go the same way (ui-kit 3.0). */
export interface BaseProps<E extends Element = HTMLElement> extends AriaAttributes {
  /** Extra class of the root. */
  className?: string | undefined;
  /** Inline style of the root. */
  style?: CSSProperties | undefined;
  /** Id of the root. */
  id?: string | undefined;
  /** What the root is, where the component does not say it better. */
  role?: AriaRole | undefined;
  /** The root element. */
  ref?: Ref<E> | undefined;
  /** Holds a state still for a picture (ui-kit 4.11). */
  'data-force'?: 'hover' | 'focus' | 'active' | undefined;
}
