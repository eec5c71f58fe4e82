/** Project rules that no other tool checks (docs/decisions/0007): each finding is one line, any finding fails. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { boundRule } from './bounds.ts';
import { colourRule } from './colours.ts';
import { exportRule } from './exports.ts';
import { factRule } from './facts.ts';
import { figureRule } from './figures.ts';
import { knownRule } from './known.ts';
import { lengthRule } from './length.ts';
import { matrixRule } from './matrices.ts';
import { matrixImportsRule } from './matrixImports.ts';
import { mobxRule } from './mobx.ts';
import { nameRule } from './names.ts';
import { partRule } from './parts.ts';
import { physicalRule } from './physical.ts';
import { promiseRule } from './promises.ts';
import { propRule } from './props.ts';
import type { Rule, Source } from './rule.ts';
import { runnerRule } from './runner.ts';
import { secureRule } from './secure.ts';
import { serverTextRule } from './serverTexts.ts';
import { spreadRule } from './spreads.ts';
import { styleRule } from './styles.ts';
import { tenantJoinRule } from './tenantJoins.ts';
import { textRule } from './texts.ts';
import { unseenRule } from './unseen.ts';
import { zoneRule } from './zones.ts';

const rules: Rule[] = [
  lengthRule,
  colourRule,
  textRule,
  serverTextRule,
  mobxRule,
  styleRule,
  physicalRule,
  partRule,
  propRule,
  exportRule,
  nameRule,
  unseenRule,
  knownRule,
  figureRule,
  factRule,
  matrixRule,
  matrixImportsRule,
  runnerRule,
  boundRule,
  spreadRule,
  secureRule,
  zoneRule,
  promiseRule,
  tenantJoinRule,
];

if (import.meta.main) main();

function main() {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  let findings = 0;

  for (const path of tracked.split('\n').filter((name) => /\.(ts|tsx|mjs|css)$/.test(name))) {
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      continue; // deleted in the working tree
    }
    let tree: ts.SourceFile | undefined;
    const source: Source = {
      path,
      text,
      tree: () => (tree ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)),
    };
    for (const rule of rules) {
      if (!rule.applies(path)) continue;
      rule.check(source, (position, message) => {
        findings++;
        console.error(`${path}:${text.slice(0, position).split('\n').length} ${message}`);
      });
    }
  }
  console.log(findings === 0 ? 'House rules hold.' : `${findings} findings`);
  process.exit(findings === 0 ? 0 : 1);
}
