import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The router's own build for production: its export map names the one for development alone, which warns. */
export function routerForProduction(): string {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  const development = createRequire(routerDom).resolve('react-router');
  return path.join(path.dirname(development), '../production/index.mjs');
}

/** `Form.displayName = "Form";`: a name for a debugger, which keeps a component in the build that nobody uses. */
const NAMES = /^(?!\w+Context\.)\w+\.displayName = "[^"\n]+";$/gm;

/** `var Form = React10.forwardRef(`: a call that the build cannot know to be without effect. */
const WRAPPED = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;

/** The code of the router with components that go when nobody uses them; throws where a version writes them in another way. */
export function withLooseParts(code: string): string {
  // Every line stays, so that the source map still holds.
  const slim = code.replace(NAMES, '').replace(WRAPPED, '$1/* @__PURE__ */ $2');
  if (!/\/\* @__PURE__ \*\/ React\d*\.forwardRef\(/.test(slim) || /^Form\.displayName/m.test(slim))
    throw new Error('The router writes its components in another way; see slimRouter.ts.');
  return slim;
}

/** Leaves components of the router that the portal does not use out of the build: forms, their data, and what loads it (performance.md row 1). */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/, code: /^var Form = /m },
      handler: (code) => ({ code: withLooseParts(code), map: null }),
    },
  };
}
