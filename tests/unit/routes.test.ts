import { expect, it } from 'vitest';
import { routes } from '../../apps/portal/src/routes.tsx';
import { builtRoutes, studentRoutes, visitorRoutes } from '../e2e/support/addresses.ts';

it('walks every page of the route table, whatever is written around its row (§2)', () => {
  expect(builtRoutes()).toEqual(routes.map(({ path }) => path));
  expect(builtRoutes()).toContain('/myclass/report/:courseScheduleId/:sellCourseScheduleId');
  const walked = new Set([...visitorRoutes(), ...studentRoutes()]);
  expect(routes.filter(({ path }) => !walked.has(path))).toEqual([]);
});
