import { NOTIFICATION_OFFSET } from '@shuyuan/rules';
import { expect, it } from 'vitest';
import { routes } from '../../routes.tsx';
import { popupOffset } from './popupOffset.ts';

const topOn = (path: string) => NOTIFICATION_OFFSET[popupOffset(path)];

it('is at 177 px on the course page, whose sections form a second row under the header (§4)', () => {
  expect(topOn('/course/detail/3/4')).toBe(177);
  expect(routes.some(({ path }) => path === '/course/detail/:id/:sid')).toBe(true);
});

it.each(['/index', '/course', '/course/buy/3/4', '/learn', '/expert'])('is at 72 px on %s (§4)', (path) => {
  expect(topOn(path)).toBe(72);
});
