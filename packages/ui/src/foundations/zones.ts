/** IANA name of the zone of this browser, or of this server: where nobody says whose time it is, it is the reader's own (decision 0076). */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const known = new Map<string, boolean>();

/** A time zone by its IANA name, in place of one that this browser does not know its own. */
export function knownZone(name: string): string {
  let isKnown = known.get(name);
  if (isKnown === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
      isKnown = true;
    } catch {
      isKnown = false;
    }
    known.set(name, isKnown);
  }
  return isKnown ? name : ownZone();
}
