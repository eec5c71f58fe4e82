/** What a keydown says that matters here; a real event fits. */
export interface KeyFacts {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  repeat: boolean;
  /** The browser's word that characters are still being put together. */
  isComposing: boolean;
  /** Old, and the only sign by which Safari tells the Enter that ended a composition: 229. */
  keyCode: number;
}

/** Key code of a key that an input method has taken for itself. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * What a key means to the composer (J8.4). An Enter that picks characters belongs to the input method: Chromium and Firefox send
 * its keydown inside the composition, Safari after the end of it, and both mark it. Only the next Enter sends.
 */
export function enterMeaning(event: KeyFacts, isComposing: boolean): 'send' | 'line' | 'nothing' | 'other' {
  if (event.key !== 'Enter') return 'other';
  if (isComposing || event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return 'other';
  if (event.shiftKey || event.altKey) return 'line';
  return event.repeat ? 'nothing' : 'send';
}
