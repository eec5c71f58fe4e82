// Every project rule as an error: style, import directions, our own rules, dead code, copies.
import { runSideBySide } from './steps.mjs';

await runSideBySide([
  {
    name: 'copies',
    command: ['jscpd', '--config', '.jscpd.json', 'packages', 'apps', 'scripts', 'tests', '.storybook'],
  },
  { name: 'style and accessibility', command: ['biome', 'ci', '--colors=off', '--log-level=warn', '.'] },
  {
    name: 'import directions and cycles',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps', '.storybook', 'tests', 'scripts'],
  },
  { name: 'house rules', command: ['node', '--conditions=source', 'scripts/lint/house.ts'] },
  { name: 'dead code and unused dependencies', command: ['knip'] },
]);
