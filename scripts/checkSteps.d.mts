/** The daily checks in their order, each a command with its arguments. */
export const checkSteps: readonly { readonly name: string; readonly command: readonly string[] }[];
