import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TENANT_LABEL, tenantLabel } from './tenant.ts';

const label = (text: string) => ({ kind: 'label', label: text });

describe('the tenant of a hostname', () => {
  it.each([
    ['shengya.localhost', 'shengya'],
    ['6c.localhost', '6c'],
    ['6C.Example.COM', '6c'],
    ['www.example.com', 'www'],
    ['example.com', 'example'],
    ['a.b.c.d.example.com', 'a'],
    ['jinyouhui.example.com.', 'jinyouhui'],
    ['a-b.example.com', 'a-b'],
    ['xn--fiqs8s.example.com', 'xn--fiqs8s'],
    ['6c.localhost:8080', '6c'],
    ['1.2.3.example', '1'],
    ['1.2.3.4.example', '1'],
    ['x1.2.3.4', 'x1'],
    [`6c.${'b'.repeat(250)}`, '6c'],
    [`6c.${'b'.repeat(250)}.:65535`, '6c'],
    [`${'a'.repeat(63)}.example.com`, 'a'.repeat(63)],
  ])('%s is named by its first label (§1, T6)', (hostname, name) => {
    expect(tenantLabel(hostname)).toEqual(label(name));
  });

  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'localhost:8080',
    'school',
    '127.0.0.1',
    '127.0.0.1:8080',
    '10.0.0.300',
    '[::1]',
    '[::1]:8080',
    '::1',
    'fe80::1',
    '',
  ])('%j has none: the default school (§1)', (hostname) => {
    expect(tenantLabel(hostname)).toEqual({ kind: 'default' });
  });

  it.each([
    '.example.com',
    'a_b.example.com',
    'a b.example.com',
    '学校.example.com',
    '%61.example.com',
    '\u212a.example.com',
    "a'.example.com",
    `${'a'.repeat(64)}.example.com`,
    `6c.${'b'.repeat(251)}`,
  ])('%j cannot be one (T6)', (hostname) => {
    expect(tenantLabel(hostname)).toEqual({ kind: 'invalid' });
  });

  it('has the same label whatever follows it, in upper or lower case (§1, T6)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/), fc.domain(), (name, domain) => {
        expect(tenantLabel(`${name}.${domain}`)).toEqual(tenantLabel(`${name.toUpperCase()}.${domain.toUpperCase()}`));
        expect(tenantLabel(`${name}.localhost`)).toEqual(label(name));
      }),
    );
  });

  it('never yields a malformed label, for any header (T6)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string(), (a, b) => {
        for (const hostname of [a, `${b}.${a}`]) {
          const tenant = tenantLabel(hostname);
          if (tenant.kind === 'label') expect(tenant.label).toMatch(TENANT_LABEL);
        }
      }),
    );
  });
});
