import type { AriaAttributes, AriaRole, CSSProperties, Ref } from 'react';

/** Props that every component forwards to its root; `data-*` attributes are forwarded too (ui-kit 3.0). */
export interface BaseProps<E extends Element = HTMLElement> extends AriaAttributes {
  /** Extra class of the root. */
  className?: string | undefined;
  /** Inline style of the root. */
  style?: CSSProperties | undefined;
  /** Id of the root. */
  id?: string | undefined;
  /** Role of the root, unless the component sets a better one. */
  role?: AriaRole | undefined;
  /** The root element. */
  ref?: Ref<E> | undefined;
  /** Freezes a state for screenshots (ui-kit 4.11). */
  'data-force'?: 'hover' | 'focus' | 'active' | undefined;
}
