// Moves an application from the props of 0.1.0 to those of now. Run it while the old version is still installed, then upgrade:
//
//   node run.ts path/to/tsconfig.json …          prints what it would change
//   node run.ts --write path/to/tsconfig.json …  changes it
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { CHANGES } from './changes.ts';
import { type Edit, edited, editsOf } from './renameProps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, kit: { type: 'boolean', default: false } },
});

function programOf(config: string): ts.Program {
  const read = ts.readConfigFile(config, (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonConfigFileContent(read.config, ts.sys, path.dirname(config));
  return ts.createProgram(fileNames, { ...options, noEmit: true });
}

const edits = positionals.flatMap((config) => editsOf(programOf(path.resolve(config)), CHANGES, values.kit));
for (const [file, own] of Map.groupBy(edits, ({ file }: Edit) => file)) {
  const text = readFileSync(file, 'utf8');
  const next = edited(text, own);
  if (values.write) writeFileSync(file, next);
  console.log(`${file}: ${new Set(own.map(({ from }) => from)).size}`);
}
