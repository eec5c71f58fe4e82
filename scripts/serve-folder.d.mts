/** Serves a folder of static files on a free port of this machine. */
export function serveFolder(folder: string): Promise<{ url: string; close: () => void }>;
