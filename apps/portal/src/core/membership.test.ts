import { expect, it } from 'vitest';
import { membershipOf } from './membership.ts';

it.each([
  [{ isMember: true }, 'active'],
  [{ isMember: true, isMembershipSuspended: false }, 'active'],
  [{ isMember: true, isMembershipSuspended: true }, 'suspended'],
  [{ isMember: false }, 'none'],
  [{ isMember: false, isMembershipSuspended: true }, 'none'],
  [{}, undefined],
  [{ isMembershipSuspended: true }, undefined],
  [undefined, undefined],
] as const)('of %j is %s', (told, status) => {
  expect(membershipOf(told)).toBe(status);
});
