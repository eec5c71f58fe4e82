import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the report says of a picture beside its name. */
export interface Subject {
  /** The component or page, e.g. `Commerce / CouponCard`. */
  readonly title: string;
  /** The way in which it is looked at, e.g. `English`. */
  readonly lens: string;
  /** Lines of its own folder that differ from the last commit, with their signs. */
  readonly changed: readonly string[];
}

const LENSES: Readonly<Record<string, string>> = { en: 'English', forced: 'Forced colours' };
const MOST_LINES = 40;

/** Lines of a folder that are not committed. */
function changedLines(root: string, folder: string): string[] {
  const diff = execFileSync('git', ['diff', '-U0', 'HEAD', '--', folder], { cwd: root, encoding: 'utf8' });
  const lines = diff.split('\n').filter((line) => /^[+-](?![+-]{2})\s*\S/.test(line));
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), `… ${lines.length - MOST_LINES} more`] : lines;
}

/** Tells of a picture what it is of, from its name and the index of the build. */
export function subjectsIn(root: string, built: string): (picture: string) => Subject {
  const index: { entries: Record<string, { title: string; importPath: string }> } = JSON.parse(
    readFileSync(path.join(built, 'index.json'), 'utf8'),
  );
  return (picture) => {
    const ids = Object.keys(index.entries).filter((id) => picture === id || picture.startsWith(`${id}--`));
    const id = ids.sort((a, b) => b.length - a.length)[0] ?? '';
    const entry = index.entries[id];
    const rest = picture.slice(id.length + 2).replace(/(^|--)\d$/, '');
    const title = entry?.title.split('/').join(' / ') ?? picture;
    const lens = LENSES[rest] ?? (rest === '' ? 'Chinese, in the brands of a Matrix' : `Brand ${rest}`);
    return { title, lens, changed: entry ? changedLines(root, path.dirname(entry.importPath)) : [] };
  };
}
