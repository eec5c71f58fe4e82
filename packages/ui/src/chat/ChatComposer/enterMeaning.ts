/** The relevant fields of a keydown; a real event is assignable. */
export interface KeyFacts {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  repeat: boolean;
  /** Whether a composition is in progress, according to the browser. */
  isComposing: boolean;
  /** Deprecated, but the only way to recognise the Enter that ended a composition in Safari: 229. */
  keyCode: number;
}

/** Key code of a key that is processed by an input method. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The meaning of a key for the composer (J8.4). An Enter that commits a composition belongs to the input method: Chromium and Firefox
 * send its keydown during the composition, Safari after it, and all of them mark it. Only the next Enter sends.
 */
export function enterMeaning(event: KeyFacts, isComposing: boolean): 'send' | 'line' | 'nothing' | 'other' {
  if (event.key !== 'Enter') return 'other';
  if (isComposing || event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return 'other';
  if (event.shiftKey || event.altKey) return 'line';
  return event.repeat ? 'nothing' : 'send';
}
