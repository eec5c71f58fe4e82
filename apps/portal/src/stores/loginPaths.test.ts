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

  it('leads back to query and hash of the address that was asked for, and takes no token along (§4, X4)', () => {
    const path = loginPathFrom('/course/detail/3/4?tab=2#chapters', '/login');
    expect(path).toBe('/login?referer=%2Fweb%2Fcourse%2Fdetail%2F3%2F4%3Ftab%3D2%23chapters');
    expect(returnPathOf(path, ORIGIN)).toBe('/course/detail/3/4?tab=2#chapters');
    expect(loginPathFrom('/course?token=x&page=2#access_token=y', '/login')).toBe(
      '/login?referer=%2Fweb%2Fcourse%3Fpage%3D2',
    );
  });

  it.each(['/login#top', '/login?referer=%2Fweb%2Fcourse#top'])('at %s is no referer', (current) => {
    expect(loginPathFrom(current, '/register')).toBe('/register');
  });

  it('reads its own address without the hash behind it', () => {
    expect(returnPathOf('/login?referer=%2Fweb%2Fcourse#top', ORIGIN)).toBe('/course');
    expect(lecturerLoginFrom('/chat?toUserType=3#last')).toBe('/talk/login?toUserType=3');
    expect(lecturerLoginFrom('/chat#last')).toBe('/talk/login');
  });

  it('is no referer of another', () => {
    expect(loginPathFrom('/login?referer=%2Fweb%2Fcourse', '/register')).toBe('/register');
  });

  it('of the lecturers keeps the talk that was open (product.md 4.18)', () => {
    expect(lecturerLoginFrom('/chat?toUserType=3')).toBe('/talk/login?toUserType=3');
    expect(lecturerLoginFrom('/toroom?id=4')).toBe('/talk/login');
  });
});
