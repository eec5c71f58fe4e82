import { account } from './account.ts';
import { constants } from './constants.ts';
import { courses } from './courses.ts';
import { lecturers } from './lecturers.ts';
import { site } from './site.ts';
import { tenant } from './tenant.ts';

export * from './account.ts';
export * from './call.ts';
export * from './constants.ts';
export * from './courses.ts';
export * from './envelope.ts';
export * from './errors.ts';
export { ruled } from './fields.ts';
export * from './lecturers.ts';
export * from './openApi.ts';
export * from './site.ts';
export * from './socket.ts';
export * from './tenant.ts';

/** Every call that this version serves, by domain. */
export const contract = { tenant, site, account, constants, courses, lecturers } as const;
export type Contract = typeof contract;
