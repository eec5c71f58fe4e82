import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Attributes that are shown or read aloud. */
const SPOKEN = new Set(['title', 'label', 'placeholder', 'alt', 'aria-label', 'aria-description', 'hint', 'help']);
const HAN = /\p{Script=Han}/u;
const WORD = /\p{L}{2}/u;

/** Display text is in i18n of the portal and in the label files of the kit (CONTRIBUTING.md). */
export const textRule: Rule = {
  applies: (path) =>
    /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) &&
    !/\.(test|stories|pairs|labels)\.tsx?$|\/(fixtures|testing|i18n)\//.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      if (ts.isJsxText(node) && WORD.test(node.text)) {
        report(node.getStart(), `has the literal text “${node.text.trim().slice(0, 30)}”: give it a key`);
      }
      if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
        const name = node.name.getText();
        if (SPOKEN.has(name) && WORD.test(node.initializer.text)) {
          report(node.getStart(), `has the literal ${name} “${node.initializer.text.slice(0, 30)}”: give it a key`);
        }
      }
      const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);
      if (isText && HAN.test(node.text)) report(node.getStart(), `has the literal text “${node.text.slice(0, 30)}”`);
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};
