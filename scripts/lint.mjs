// Every rule of the house as an error: style, import directions, our own rules, dead code, copies.
import { runSteps } from './steps.mjs';

await runSteps([
  { name: 'style and accessibility', command: ['biome', 'ci', '--colors=off', '--log-level=warn', '.'] },
  {
    name: 'import directions and cycles',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps', '.storybook', 'tests', 'scripts'],
  },
  { name: 'house rules', command: ['node', 'scripts/lint/house.ts'] },
  { name: 'dead code and unused dependencies', command: ['knip'] },
  {
    name: 'copies',
    command: ['jscpd', '--config', '.jscpd.json', 'packages', 'apps', 'scripts', 'tests', '.storybook'],
  },
]);
