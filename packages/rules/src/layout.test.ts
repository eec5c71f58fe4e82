import { expect, it } from 'vitest';
import { HEADER_HEIGHT, LOGIN_BOX_WIDTH, NOTIFICATION_OFFSET, PAGE_WIDTH, TOAST_MS, TOAST_OFFSET } from './layout.ts';

it('has the measures of the specification (§2, §4, §9)', () => {
  expect({ PAGE_WIDTH, HEADER_HEIGHT, LOGIN_BOX_WIDTH }).toEqual({
    PAGE_WIDTH: 1154,
    HEADER_HEIGHT: 72,
    LOGIN_BOX_WIDTH: 384,
  });
  expect({ TOAST_MS, TOAST_OFFSET, NOTIFICATION_OFFSET }).toEqual({
    TOAST_MS: 1500,
    TOAST_OFFSET: 100,
    NOTIFICATION_OFFSET: { base: 72, tall: 177 },
  });
});
