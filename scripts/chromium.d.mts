import type { LaunchOptions } from 'playwright-core';

/** Flags every test browser runs with. */
export const args: string[];
/** Whether pictures can be compared here: baselines belong to one browser build. */
export const isPinned: boolean;
/** Launch options of the browser that every test uses. */
export function browser(): Promise<LaunchOptions>;
