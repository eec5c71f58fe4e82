import { readFileSync } from 'node:fs';
import { contract } from '@shuyuan/contract';
import { call } from './api.ts';
import type { Server } from './server.ts';

/** The five schools of the seed, which are the five brands (§1). */
export const SCHOOLS = ['shengya', '6c', 'jinyouhui', 'chindleten', 'default'] as const;

/** Patterns of the built pages, read from the route table itself. */
export function builtRoutes(): string[] {
  const table = readFileSync(new URL('../../../apps/portal/src/routes.tsx', import.meta.url), 'utf8');
  return [...table.matchAll(/^\s+path: '([^']+)'/gm)].flatMap(([, path]) => path ?? []);
}

/** A real address of a page in a school; throws for a pattern that nobody has taught it, so that no page goes untested. */
export async function addressOf(server: Server, school: string, pattern: string): Promise<string> {
  if (!pattern.includes(':')) return pattern;
  if (pattern === '/course/detail/:id/:sid') {
    const { items } = await call(server, school, contract.courses.list, { kind: 'live', page: 1, pageSize: 1 });
    const [course] = items;
    if (course) return `/course/detail/${course.id}/${course.saleId}`;
  }
  if (pattern === '/teather/:id') {
    const { items } = await call(server, school, contract.lecturers.list, { page: 1, pageSize: 1 });
    const [lecturer] = items;
    if (lecturer) return `/teather/${lecturer.id}`;
  }
  throw new Error(`No address is known for ${pattern}: add one to tests/e2e/support/addresses.ts`);
}
