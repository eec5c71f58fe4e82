import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

const PLATFORM = 'apps/server/src/platform';
/** From bottom to top. */
const FLOORS = ['core', 'data', 'sms', 'work', 'http', 'files', 'payments', 'backup', 'ops'];

interface Side {
  path?: string;
  pathNot?: string;
}

const matches = ({ path: wanted, pathNot }: Side, file: string) =>
  (wanted === undefined || new RegExp(wanted).test(file)) && (pathNot === undefined || !new RegExp(pathNot).test(file));

/** Whether a rule of the platform's floors refuses an import; none of them refers to what it captured. */
function isRefused(from: string, to: string): boolean {
  return config.forbidden.some(
    (rule) =>
      rule.name.startsWith('platform-') &&
      matches(rule.from, `${PLATFORM}/${from}`) &&
      matches(rule.to, `${PLATFORM}/${to}`),
  );
}

test('every folder of the platform is a floor, and no file lies beside them', () => {
  const found = readdirSync(path.join(import.meta.dirname, '../..', PLATFORM));
  expect(found.toSorted()).toEqual(FLOORS.toSorted());
  expect(isRefused('clocks.ts', 'core/clock.ts')).toBe(true);
});

test('a floor of the platform imports those below it and none of those above', () => {
  const refused = FLOORS.flatMap((from) => FLOORS.map((to) => [from, to] as const)).filter(([from, to]) =>
    isRefused(`${from}/a.ts`, `${to}/b.ts`),
  );
  const up = FLOORS.flatMap((from, at) => FLOORS.slice(at + 1).map((to) => [from, to]));
  expect(refused.toSorted()).toEqual(up.toSorted());
});

test('the platform reads no file of the demo: what a school shows lies where the operator says', () => {
  const folder = path.join(import.meta.dirname, '../..', PLATFORM);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const wrong = sources.filter((file) => /\.\.\/seed\b/.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(sources.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
