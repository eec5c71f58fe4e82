import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode, toWebp } from '../../.storybook/runner/pictures/files.ts';

const ACTUAL = '-actual.png';

/** Names of the pictures in a report. */
export const reported = (report: string) =>
  (existsSync(report) ? readdirSync(report) : [])
    .filter((file) => file.endsWith(ACTUAL))
    .map((file) => file.slice(0, -ACTUAL.length))
    .sort();

/**
 * Makes pictures of the last report baselines, and no other one; nothing is built or visited.
 * @throws when the report has no picture of a name: then none is taken.
 */
export async function accept({ folder, report, names }: { folder: string; report: string; names: readonly string[] }) {
  const known = reported(report);
  const missing = names.filter((name) => !known.includes(name));
  if (missing.length > 0) {
    const there = known.length > 0 ? `It has:\n  ${known.join('\n  ')}` : 'It has none: run the stories first.';
    throw new Error(`The report has no picture ${missing.join(', ')}. ${there}`);
  }
  for (const name of names) {
    const png = readFileSync(path.join(report, name + ACTUAL));
    writeFileSync(path.join(folder, `${name}.webp`), await toWebp(await decode(png), png));
  }
}
