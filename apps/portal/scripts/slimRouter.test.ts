import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routerForProduction, withLooseParts } from './slimRouter.ts';

const built = path.dirname(routerForProduction());
const names = /from ".\/(chunk-\w+\.mjs)"/g;
const chunks = [...readFileSync(routerForProduction(), 'utf8').matchAll(names)].map(([, name = '']) => name);
const read = (name: string) => readFileSync(path.join(built, name), 'utf8');

test('components of the router stay in no build for the name that a debugger shows (performance.md row 1)', () => {
  const code = chunks.map(read).find((each) => /^var Form = /m.test(each));
  const slim = withLooseParts(code ?? '');
  expect(slim).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
  expect(slim).not.toMatch(/^(?:Link|NavLink|Form|ScrollRestoration)\.displayName/m);
  expect(slim).toContain('NavigationContext.displayName'); // a context is used anyway
  expect(slim.split('\n')).toHaveLength(code?.split('\n').length ?? 0); // the source map still holds
});

test('a version that writes its components in another way is refused', () => {
  expect(() => withLooseParts('const Form = forwardRef(f);')).toThrow('slimRouter.ts');
});
