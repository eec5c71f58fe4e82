import { describe, expect, it } from 'vitest';
import { lecturerLoginFrom, loginPathFrom, refererOf, returnPathOf } from './loginPaths.ts';

const ORIGIN = 'http://shengya.localhost:8080';

describe('a login page', () => {
  it.each([
    ['/web/course?page=2', '/course?page=2'],
    ['https://evil.example/web/course', '/index'],
    ['//evil.example', '/index'],
    ['/web/login', '/index'],
    ['/api/secret', '/index'],
  ])('leads back from referer %s to %s (X4)', (referer, expected) => {
    expect(returnPathOf(`/login?referer=${encodeURIComponent(referer)}`, ORIGIN)).toBe(expected);
  });

  it('leads home where no page asked for it', () => {
    expect(returnPathOf('/login', ORIGIN)).toBe('/index');
  });

  it('is reached with the present address as referer (§4, §5)', () => {
    expect(loginPathFrom('/course?page=2', '/login')).toBe('/login?referer=%2Fweb%2Fcourse%3Fpage%3D2');
    expect(refererOf('/course')).toBe('?referer=%2Fweb%2Fcourse');
  });

  it('is no referer of another', () => {
    expect(loginPathFrom('/login?referer=%2Fweb%2Fcourse', '/register')).toBe('/register');
  });

  it('of the lecturers keeps the talk that was open (product.md 4.18)', () => {
    expect(lecturerLoginFrom('/chat?toUserType=3')).toBe('/talk/login?toUserType=3');
    expect(lecturerLoginFrom('/toroom?id=4')).toBe('/talk/login');
  });
});
