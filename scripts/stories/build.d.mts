/** Builds the workbench once for each state of its sources; resolves to the folder of the build. */
export function buildWorkbench(): Promise<string>;
