import { describe, expect, it } from 'vitest';
import { roomAddress } from './roomAddress.ts';

describe('the address of a room', () => {
  const known = { hosts: ['live.shengya.example'], hostname: 'shengya.localhost' };
  const sandbox = 'http://shengya.localhost:8080/sandbox/class/7';
  it.each([
    [
      "the school's own as the server names it",
      'https://live.shengya.example/r/1',
      'https://live.shengya.example/r/2',
      'https://live.shengya.example/r/1',
    ],
    [
      'one of the query where there is only the sandbox page',
      sandbox,
      'https://live.shengya.example/r/2',
      'https://live.shengya.example/r/2',
    ],
    ['the sandbox page, when the query leads elsewhere', sandbox, 'https://evil.example/r/2', sandbox],
    ['the sandbox page, when the query is a script', sandbox, 'javascript:alert(1)', sandbox],
    ['nothing on a host that is not the school’s', 'https://evil.example/r/1', null, null],
  ])('is %s (X3)', (_, answeredUrl, requestedUrl, address) => {
    expect(roomAddress({ ...known, answeredUrl, requestedUrl })).toBe(address);
  });
});
