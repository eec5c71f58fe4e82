/** Why a value changes, and what happened. */
export interface ChangeDetails {
  /** E.g. `input-change`, `clear-press`, `keyboard`; of overlays `trigger-press`, `trigger-hover`, `close-press`, `item-press`, `escape-key`, `outside-press`, `focus-out`, `imperative-action` or `none`. */
  readonly reason: string;
  /** What happened in the browser. */
  readonly event: Event;
  /** The element that opens an overlay, if it has one. */
  readonly trigger?: Element | undefined;
  /** Whether the value stays as it is. */
  readonly isCanceled: boolean;
  /** Leaves the value as it is. */
  cancel: () => void;
}

/** Called with another value and why it changes; `details.cancel()` leaves the value as it is. */
export type ChangeHandler<T> = (value: T, details: ChangeDetails) => void;

/** Details of a change in an event of React or of the browser. */
export function changeDetails(reason: string, source: Event | { readonly nativeEvent: Event }): ChangeDetails {
  const details = {
    reason,
    event: 'nativeEvent' in source ? source.nativeEvent : source,
    isCanceled: false,
    cancel() {
      details.isCanceled = true;
    },
  };
  return details;
}
