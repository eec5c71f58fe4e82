/** Actions of a key in a player. */
export type PlayerCommand =
  | 'toggle'
  | 'back'
  | 'on'
  | 'louder'
  | 'quieter'
  | 'faster'
  | 'slower'
  | 'mute'
  | 'captions'
  | 'note'
  | 'fullscreen';

const COMMANDS: Readonly<Record<string, PlayerCommand>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  '>': 'faster',
  '<': 'slower',
  m: 'mute',
  c: 'captions',
  n: 'note',
  f: 'fullscreen',
};

/** The relevant fields of a keyboard event. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * The action of a key in a player, `null` for none: with a modifier it is left to the browser, and on one of the player's own controls
 * the keys of that control are left to it.
 */
export function commandOf(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  on: 'player' | 'button' | 'field',
): PlayerCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  if (on === 'button' && key === ' ') return null;
  if (on === 'field' && (key === ' ' || key.startsWith('Arrow'))) return null;
  return command;
}

/** What in a player has the focus: a field and a button have their own use of some keys. */
export function fieldOf(target: EventTarget | null): 'field' | 'button' | 'player' {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return 'field';
  return target instanceof HTMLButtonElement ? 'button' : 'player';
}
