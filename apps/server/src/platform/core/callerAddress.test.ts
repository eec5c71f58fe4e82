import { expect, test } from 'vitest';
import { networkOf } from './callerAddress.ts';

test('counts an IPv4 address as one caller, however it is written (S7)', () => {
  expect(networkOf('10.1.2.3')).toBe('10.1.2.3');
  expect(networkOf('::ffff:10.1.2.3')).toBe('10.1.2.3');
});

test('counts the /64 network of an IPv6 address as one caller (S7)', () => {
  for (const ip of ['2001:db8:0:7::1', '2001:DB8::7:aaaa:bbbb:cccc:dddd', '2001:0db8:0000:0007:1:2:3:4']) {
    expect(networkOf(ip)).toBe('2001:db8:0:7::/64');
  }
  expect(networkOf('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});
