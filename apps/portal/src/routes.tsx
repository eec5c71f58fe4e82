export { routes } from './routes/rows.ts';

/** Where `/` and unknown paths lead (§2). */
export const HOME = '/index' as const;
