/** Locks between the tabs of this browser; none on plain http, or where the browser stores nothing for this site. */
export function tabLocks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
