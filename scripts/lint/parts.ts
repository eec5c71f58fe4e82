import ts from 'typescript';
import type { Rule } from './rule.ts';

/** How a script finds an element by a selector. */
const FINDERS = new Set(['querySelector', 'querySelectorAll', 'closest', 'matches']);

/**
 * A part of a page is a styled component with a name, not a class inside another one's styles; and no page reaches into a component
 * of the kit, whose classes are its own business: it has a prop for that (CONTRIBUTING.md).
 */
export const partRule: Rule = {
  applies: (path) =>
    /^apps\/portal\/src\/(app|features|page|shared)\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      if (ts.isPropertyAssignment(node) && isText(node.name) && namesClass(node.name.text)) {
        report(node.getStart(), `selects the class of “${node.name.text}”: make it a part of its own`);
      }
      if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer) {
        const { initializer } = node;
        if (ts.isStringLiteral(initializer))
          report(node.getStart(), `has the class “${initializer.text}”: name a part`);
      }
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const [selector] = node.arguments;
        const isFinder = FINDERS.has(node.expression.name.text);
        if (isFinder && selector && ts.isStringLiteral(selector) && /\.[a-z_]/i.test(selector.text)) {
          report(node.getStart(), `finds an element by a class: “${selector.text}”`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};

function isText(node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

/** Whether a key of styles is a selector with a class in it: `& .name`, `&.open`, `:is(.a, .b)`. */
function namesClass(key: string) {
  return /^[&:@]/.test(key) ? /\.[a-z_]/i.test(key) : /(?:^|[\s>+~,(])\.[a-z_]/i.test(key);
}
