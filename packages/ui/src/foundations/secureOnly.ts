/**
 * The kit's one place that touches what browsers give to secure pages only, https and `localhost` names; each may be absent, and what uses
 * it says so or does without.
 */

/** False on plain http under a name that is not local. */
export function isSecurePage(): boolean {
  return globalThis.isSecureContext !== false;
}

/** Microphones and cameras. */
export function mediaDevices(): MediaDevices | undefined {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
}

/** Keeps a screen on. */
export function wakeLock(): WakeLock | undefined {
  return (navigator as { wakeLock?: WakeLock }).wakeLock;
}
