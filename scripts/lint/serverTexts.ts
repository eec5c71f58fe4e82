import ts from 'typescript';
import type { Rule } from './rule.ts';

const HAN = /\p{Script=Han}/u;

/** Display text that the server sends is in `words.ts` and `…Words.ts`; text in the seed and tests is data. */
export const serverTextRule: Rule = {
  applies: (path) =>
    /^apps\/server\/src\/.*\.ts$/.test(path) &&
    !/\.(test|matrix)\.ts$|(\/words|Words)\.ts$|^apps\/server\/src\/(seed|testing|races)\//.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
      if (isText && HAN.test(node.text)) {
        report(node.getStart(), `has the literal text “${node.text.slice(0, 30)}”: move it to words.ts`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};
