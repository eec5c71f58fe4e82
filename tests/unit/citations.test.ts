import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SELF = 'tests/unit/citations.test.ts';
const TEXT = /\.(?:tsx?|mts|mjs|js|json|css|html|md|yaml)$/;

/** A citation in a comment, test title or page, and its location. */
interface Citation {
  cited: string;
  at: string;
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Folders of third-party or generated files. */
const SKIPPED = /^(?:node_modules|dist|generated|storybook-static|coverage|results|report|visual|\.git|\.data)$/;

/** Every text file below a folder, by its path in the repository. */
function textsBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : textsBelow(file);
    return TEXT.test(file) && file !== SELF && file !== 'pnpm-lock.yaml' ? [file] : [];
  });
}

const files = textsBelow('').map((file) => ({ file, text: read(file) }));

/** Matches of a pattern with file and line; a match may contain several citations. */
function find(pattern: RegExp, citedOf: (match: RegExpExecArray) => string[]): Citation[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const at = `${file}:${text.slice(0, match.index).split('\n').length}`;
      return citedOf(match).map((cited) => ({ cited, at }));
    }),
  );
}

/** Citations without a target, one line each. */
const lost = (citations: readonly Citation[], places: ReadonlySet<string>) =>
  citations.filter(({ cited }) => !places.has(cited)).map(({ cited, at }) => `${at} cites ${cited}`);

/** The numbers at the beginning of the headings of a page. */
const headings = (page: string) =>
  new Set([...read(page).matchAll(/^#+ §?(\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number ?? ''));

/** The numbers after the name of a page; `4.3, 4.20` yields both. */
const NUMBERS = String.raw`§?(\d+(?:\.\d+)?(?:(?:, (?:and )?| and )\d+\.\d+)*)`;
const split = (list: string | undefined) => (list ?? '').split(/, (?:and )?| and /);

describe('a citation leads somewhere in this repository', () => {
  it('to a section of the specification (§4)', () => {
    const sections = find(/(\.md )?§(\d+(?:\.\d+)?)/g, ([, page, number]) => (page ? [] : [number ?? '']));
    expect(sections.length).toBeGreaterThan(100);
    expect(lost(sections, headings('docs/specification.md'))).toEqual([]);
  });

  it('to a rule (E2) or a journey (J1.3)', () => {
    const pages = read('docs/rules.md') + read('docs/product.md');
    const places = new Set([...pages.matchAll(/\*\*([A-Z]\d{1,2}(?:\.\d)?)\*\*/g)].map(([, id]) => id ?? ''));
    const cited = find(/\(([^()\n]*\b[A-Z]\d[^()\n]*)\)/g, ([, inside = '']) => inside.split(/, | and |–/)).filter(
      ({ cited: item }) => /^[A-Z]\d{1,2}(?:\.\d)?$/.test(item),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(lost(cited, places)).toEqual([]);
  });

  it('to a decision', () => {
    const pages = new Set(readdirSync(path.join(ROOT, 'docs/decisions')).map((file) => file.slice(0, 4)));
    const cited = find(/\bdecisions?[ /](\d{4})\b/g, ([, number]) => [number ?? '']);
    expect(cited.length).toBeGreaterThan(0);
    expect(lost(cited, pages)).toEqual([]);
  });

  it.each([
    ['product.md', 'docs/product.md'],
    ['wire-facts', 'docs/wire-facts.md'],
    ['ui-kit', 'docs/ui-kit.md'],
    ['performance.md', 'docs/performance.md'],
  ])('to a section of %s', (name, page) => {
    const cited = find(new RegExp(`${name.replace('.', '\\.')},? ${NUMBERS}`, 'g'), ([, list]) => split(list));
    expect(cited.length).toBeGreaterThan(0);
    expect(lost(cited, headings(page))).toEqual([]);
  });

  it('to a goal of performance.md, which lists what is measured', () => {
    const goals = new Set([...read('docs/performance.md').matchAll(/^\| (\d+) \|/gm)].map(([, row]) => row ?? ''));
    const cited = find(/performance\.md,? row (\d+)/g, ([, row]) => [row ?? '']);
    const measured = find(/(?:\brow: |\bfigure\()(\d+)\b/g, ([, row]) => [row ?? '']);
    const ofBench = measured.filter(({ at }) => at.startsWith('tests/bench/'));
    expect(ofBench.length).toBeGreaterThan(0);
    expect(lost([...cited, ...ofBench], goals)).toEqual([]);
  });

  it('to a page that exists', () => {
    const names = new Set(files.flatMap(({ file }) => [file, path.basename(file)]));
    const cited = find(/(?<![\w/.*-])((?:[\w-]+\/)*[\w-]+\.md)\b/g, ([, page]) => [page ?? '']);
    expect(cited.length).toBeGreaterThan(50);
    expect(lost(cited, names)).toEqual([]);
  });

  it('and to no page that was never here', () => {
    const cited = find(/\b(?:reliability|architecture|style|stack|libraries|spec) §\d|\bmock-?ups?\b/gi, ([name]) => [
      name,
    ]);
    expect(cited).toEqual([]);
  });
});
