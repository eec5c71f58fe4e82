/** Resolves to 0 once there is a fresh build of the portal. */
export function buildPortal(): Promise<number>;
/** Time in ms of the last change, addition or removal below a path, generated and built files left out. */
export function newest(file: string): number;
/** Whether there is a built portal: here, or where PORTAL_DIR says. */
export function isBuilt(): boolean;
