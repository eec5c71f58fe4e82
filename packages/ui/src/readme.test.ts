import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const kit = path.join(import.meta.dirname, '..');
const readme = readFileSync(path.join(kit, 'README.md'), 'utf8');

/** The examples in TypeScript of a page, without the indentation of a list. */
function examplesOf(page: string): string[] {
  return [...page.matchAll(/^( *)```tsx?\n([\s\S]*?)^\1```$/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

/** Complaints of the compiler about each example, all in one program; they import from the kit as an application does. */
function complaints(examples: readonly string[]): string[][] {
  const { config } = ts.readConfigFile(path.join(kit, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['src/index.ts'] }, ts.sys, kit);
  const files = new Map(examples.map((code, at) => [path.join(kit, `example${at}.tsx`), code]));
  // What every bundler that loads styles declares.
  files.set(path.join(kit, 'styles.d.ts'), "declare module '*.css';");
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(path.normalize(file)) || fileExists(file);
  host.readFile = (file) => files.get(path.normalize(file)) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const code = files.get(path.normalize(file));
    return code === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, code, target, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].slice(0, examples.length).map((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
}

describe('the readme of the kit', () => {
  it('has examples that compile against the public entries, and a wrong one would be seen', () => {
    const examples = examplesOf(readme);
    expect(examples.length).toBeGreaterThan(5);
    const wrong = [
      "import { CouponCard } from '@shuyuan/ui/commerce';\nexport const it = <CouponCard coupon={{ kind: 'gift' }} />;",
      "import { Button } from '@shuyuan/ui/controls/Button/Button';\nexport const it = Button;",
    ];
    const found = complaints([...examples, ...wrong]);
    expect(found.slice(0, examples.length)).toEqual(examples.map(() => []));
    expect(found.slice(examples.length).map((messages) => messages.join('\n'))).toEqual([
      expect.stringContaining('"gift"'),
      expect.stringContaining('Cannot find module'),
    ]);
  });

  it('names every entry of the package', () => {
    const { exports: entries } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>;
    };
    const names = Object.keys(entries).flatMap((entry) => (/^\.\/([\w]+)$/.exec(entry) ?? []).slice(1));
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !new RegExp(`(/ui|…)/${name}\\b`).test(readme))).toEqual([]);
  });

  it('gives the ranges of peers and engines as the package has them', () => {
    const { peerDependencies, engines } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
      peerDependencies: Record<string, string>;
      engines: { node: string };
    };
    const missing = Object.entries(peerDependencies).filter(([name, range]) => {
      const row = readme.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``)) ?? '';
      return !row.includes(/^\^(\d+(?:\.[1-9]\d*)?)/.exec(range)?.[1] ?? range);
    });
    expect(missing).toEqual([]);
    expect(readme).toContain(`Node ${engines.node.replace('>=', '')} and newer`);
  });
});
