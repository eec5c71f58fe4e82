/** The daily checks: everything that needs no browser. */
export const checkSteps = [
  // First, so that a wrong brand file is one message and not the failure of every test that reads the brands.
  { name: 'brands', command: ['node', 'packages/tokens/scripts/checkBrands.ts'] },
  { name: 'lint', command: ['node', 'scripts/lint.mjs'] },
  { name: 'types', command: ['node', 'scripts/typecheck.mjs'] },
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit*'] },
  { name: 'server tests, embedded database', command: ['vitest', 'run', '--project', 'server'] },
];
