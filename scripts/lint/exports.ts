import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Files in which a tool wants a default export. */
const TOOL_FILES =
  /\.(stories|config)\.(ts|tsx|mjs)$|^\.storybook\/|\.config\.(ts|js)$|vite\.config\.ts$|^apps\/portal\/src\/core\/isPropValid\.ts$/;

/** Named exports only, and an `index` only at a package's entry (CONTRIBUTING.md). */
export const exportRule: Rule = {
  applies: (path) => /^(packages|apps)\/.*\.tsx?$/.test(path),
  check(source, report) {
    if (/\/index\.tsx?$/.test(source.path) && !/^packages\/[^/]+\/src\/index\.ts$/.test(source.path)) {
      report(0, 'is an index inside a package: name the file after what it holds');
    }
    if (TOOL_FILES.test(source.path)) return;
    for (const node of source.tree().statements) {
      const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
      const isDefault = modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
      if (isDefault || ts.isExportAssignment(node)) report(node.getStart(), 'exports a default: name it');
    }
  },
};
