/** The daily checks: everything that needs no browser. */
export const checkSteps = [
  { name: 'lint', command: ['node', 'scripts/lint.mjs'] },
  { name: 'types', command: ['node', 'scripts/typecheck.mjs'] },
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'server tests, embedded database', command: ['vitest', 'run', '--project', 'server'] },
];
