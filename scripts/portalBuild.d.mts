/** Resolves to 0 once there is a fresh build of the portal. */
export function buildPortal(): Promise<number>;
