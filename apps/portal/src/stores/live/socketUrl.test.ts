import { expect, it } from 'vitest';
import { socketUrl } from './socketUrl.ts';

it.each([
  ['/socket/', 'http://shengya.localhost:8080', 'ws://shengya.localhost:8080/socket/7/1'],
  ['/socket/', 'https://shengya.example', 'wss://shengya.example/socket/7/1'],
  ['wss://push.example/base', 'https://shengya.example', 'wss://push.example/base/7/1'],
  ['https://push.example/s/', 'http://shengya.example', 'wss://push.example/s/7/1'],
  ['/', 'http://shengya.localhost:8080', 'ws://shengya.localhost:8080/7/1'],
  ['/push//', 'http://shengya.localhost:8080', 'ws://shengya.localhost:8080/push/7/1'],
])('the socket of base %s on %s is %s (§7)', (base, origin, expected) => {
  expect(socketUrl(base, 7, origin)).toBe(expected);
});
