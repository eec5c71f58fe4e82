import type {
  AnchorHTMLAttributes,
  AriaRole,
  ButtonHTMLAttributes,
  CSSProperties,
  DOMAttributes,
  HTMLAttributes,
  InputHTMLAttributes,
  MouseEvent,
  Ref,
  TextareaHTMLAttributes,
} from 'react';

/** Names that say something of the component's own wherever it has them, and are never an attribute or an event of the root. */
type OwnMeaning =
  | 'children'
  | 'color'
  | 'content'
  | 'dangerouslySetInnerHTML'
  | 'defaultChecked'
  | 'defaultValue'
  | 'prefix'
  | keyof Pick<
      DOMAttributes<Element>,
      | 'onChange'
      | 'onEnded'
      | 'onError'
      | 'onLoad'
      | 'onPause'
      | 'onPlay'
      | 'onProgress'
      | 'onRateChange'
      | 'onReset'
      | 'onSelect'
      | 'onSubmit'
      | 'onToggle'
    >;

/** Props that every component forwards to its root: attributes and events of HTML, and `data-*` (ui-kit 3.0). */
export interface BaseProps<E extends Element = HTMLElement> extends Omit<HTMLAttributes<E>, OwnMeaning> {
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

/** What only a link has; every control with an `href` takes it. */
export type LinkAttributes = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'download' | 'hrefLang' | 'ping' | 'referrerPolicy' | 'rel' | 'target'
>;

/** What only a button has. */
export type ButtonAttributes = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'disabled'
  | 'form'
  | 'formAction'
  | 'formEncType'
  | 'formMethod'
  | 'formNoValidate'
  | 'formTarget'
  | 'name'
  | 'type'
  | 'value'
>;

/** What only a text field has, apart from its value and its length. */
export type TextFieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoComplete' | 'dirName' | 'form' | 'name' | 'placeholder' | 'readOnly' | 'required'
>;

/** A click handler of a control that is a button or a link; handlers of either element fit. A promise that it returns is awaited (§8). */
export type PressHandler = { handle(event: MouseEvent<HTMLElement>): unknown }['handle'];
