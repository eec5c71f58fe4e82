import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findUnknowns } from '../../scripts/lint/known.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILE = path.join(ROOT, 'apps/portal/src/features/Probe.ts');

const HEAD = `
import type { CourseCard, Playback } from '@shuyuan/contract';
import { rowsHere, textHere } from '../core/known.ts';
import { Query } from '../api/query.ts';
import { PagedQuery } from '../page/PagedQuery.ts';
declare const course: CourseCard;
declare const playback: Playback;
declare const query: Query<{ items: string[]; count: number }>;
declare const paged: PagedQuery<string>;
declare const numbers: Map<string, number>;
declare const index: number;
class Store {
  readonly rows = new Query(async () => ['a']);
  get own() {
    return this.rows.value;
  }
  find() {
    return this.rows.value?.find(Boolean);
  }
}
declare const store: Store;
`;

/** A program of one file, whose lines end in what each of them is found for. */
function findingsIn(lines: readonly string[]): string[] {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const text = HEAD + lines.map((line, at) => `{ const probe${at} = () => { ${line} }; }`).join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.readFile = (name) => (name === FILE ? text : readFile(name));
  host.getSourceFile = (name, target) =>
    name === FILE ? ts.createSourceFile(name, text, target, true) : getSourceFile.call(host, name, target);
  const program = ts.createProgram([FILE], options, host);
  const tree = program.getSourceFile(FILE);
  if (!tree) throw new Error('the probe is not part of its program');
  const found = new Set<number>();
  const first = HEAD.split('\n').length - 1;
  findUnknowns(tree, program.getTypeChecker(), (position) => {
    found.add(tree.getLineAndCharacterOfPosition(position).line - first);
  });
  return lines.filter((_, at) => found.has(at));
}

describe('what an answer may not tell (decision 0050)', () => {
  it('is no number, no text, no state and no empty list, whichever way it comes', () => {
    const flattened = [
      'return course.priceFen ?? 0;',
      'return course.priceFen || 0;',
      'return playback.isFinished ?? false;',
      'return playback.watched ?? [];',
      "return playback.watermark ?? '';",
      'return query.value?.items ?? [];',
      'return query.value?.items.length ?? 0;',
      'return paged.totalCount ?? 0;',
      'return (paged.items ?? []).length;',
      'const { watched = [] } = playback; return watched;',
      'const { count = 0 } = query.value ?? {}; return count;',
      'const { items } = query.value ?? {}; return items ?? [];',
      'const found = query.value; return found?.count ?? 0;',
      'return query.value ? query.value.items : [];',
      'return course.priceFen === undefined ? 0 : course.priceFen;',
      'return store.own ?? [];',
      'return rowsHere(query.value?.items).length;',
      "return store.find() ?? '';",
      'return new Map(query.value ? [] : []).size || (query.value?.count ?? 0);',
    ];
    expect(findingsIn(flattened)).toEqual(flattened);
  });

  it('is handed on, left out, or named; what comes from elsewhere is its own affair', () => {
    const fine = [
      'return course.priceFen;',
      'return rowsHere(query.value?.items);',
      'return textHere(playback.watermark);',
      "return numbers.get('a') ?? 0;",
      "return 'a b'.split(' ')[index] ?? '';",
      'return query.value === undefined ? [] : [query.value.count];',
      'const { count } = query.value ?? {}; return count;',
      "return document.querySelector('input')?.value ?? '';",
      "return course.title.split('/')[0] ?? '';",
    ];
    expect(findingsIn(fine)).toEqual([]);
  });
});
