import { expect, test } from 'vitest';
import { buildApp, PARTS } from './app.ts';
import type { Registration } from './registration.ts';
import { openWorld } from './testing/world.ts';

const world = openWorld();

/** The last order of a list that what it says of itself allows: each part as late as those that stand after it let it. */
function reversed(parts: readonly Registration[]): Registration[] {
  const left = parts.toReversed();
  const placed: Registration[] = [];
  const isHere = (name: string) => parts.some((part) => part.name === name);
  const isPlaced = (name: string) => placed.some((part) => part.name === name);
  while (left.length > 0) {
    const at = left.findIndex(({ after = {} }) => Object.keys(after).every((name) => !isHere(name) || isPlaced(name)));
    const [next] = left.splice(at, 1);
    if (at < 0 || !next) throw new Error('The parts wait for each other.');
    placed.push(next);
  }
  return placed;
}

test('every part stands after those that it says it stands after, and no two have one name', () => {
  const names = PARTS.flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const wrong = PARTS.flat().flatMap(({ name, after = {} }) =>
    Object.keys(after).filter((before) => !names.slice(0, names.indexOf(name)).includes(before)),
  );
  expect(wrong).toEqual([]);
});

test('the order of the parts matters only where they say so', async () => {
  const parts = PARTS.map(reversed);
  expect(parts.flat().map(({ name }) => name)).not.toEqual(PARTS.flat().map(({ name }) => name));
  const other = await buildApp(world.platform, parts);
  await other.ready();
  const routesOf = ({ routeTable }: typeof other) =>
    routeTable.map(({ method, url }) => `${[method].flat().join()} ${url}`).toSorted();
  expect(routesOf(other)).toEqual(routesOf(world.app));
  expect([...other.fileAccess.keys()].toSorted()).toEqual([...world.app.fileAccess.keys()].toSorted());
  const answers = async (app: typeof other, url: string, headers = {}) => {
    const { statusCode, headers: sent } = await app.inject({ url, headers });
    return { statusCode, headers: Object.keys(sent).toSorted() };
  };
  for (const [url, headers] of [
    ['/outbox', { host: 'school.example' }],
    ['/outbox', { host: 'localhost' }],
    ['/healthz', {}],
    ['/api/nothing', {}],
    ['/web/', { host: 'nobody.localhost' }],
  ] as const) {
    expect(await answers(other, url, headers)).toEqual(await answers(world.app, url, headers));
  }
  await other.close();
});
