import ts from 'typescript';
import type { Rule } from './rule.ts';

/** What browsers give to secure pages only, by the object that has it. */
const SECURE_ONLY: Readonly<Record<string, ReadonlySet<string>>> = {
  crypto: new Set(['randomUUID', 'subtle']),
  navigator: new Set([
    'bluetooth',
    'clipboard',
    'credentials',
    'hid',
    'locks',
    'mediaDevices',
    'serial',
    'serviceWorker',
    'share',
    'storage',
    'usb',
    'wakeLock',
    'xr',
  ]),
};
/** Names that are globals of their own. */
const GLOBALS = new Set([
  'Notification',
  'caches',
  'cookieStore',
  'isSecureContext',
  'PushManager',
  'AudioWorkletNode',
]);

/**
 * What is there on https alone stands behind one folder of the portal and one file of the kit, with fall-backs: a school's own network has plain
 * http (decision 0043).
 */
export const secureRule: Rule = {
  applies: (path) =>
    /^(?:apps\/portal|packages\/(?:ui|contract|rules))\/src\/.*\.tsx?$/.test(path) &&
    !/\.(?:test|stories|pairs)\.tsx?$|\/(?:testing|fixtures)\/|\/secureOnly(?:\.ts$|\/)/.test(path),
  check({ tree }, report) {
    const refuse = (node: ts.Node, name: string) =>
      report(node.getStart(), `${name} is there on secure pages only: use secureOnly, which has a fall-back`);
    const visit = (node: ts.Node) => {
      if (ts.isPropertyAccessExpression(node)) {
        const owner = lastName(node.expression);
        if (SECURE_ONLY[owner]?.has(node.name.text)) refuse(node, `${owner}.${node.name.text}`);
        if (GLOBALS.has(node.name.text) && /^(?:window|self|globalThis)$/.test(owner)) refuse(node, node.name.text);
      }
      if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
        const owner = lastName(node.expression);
        if (SECURE_ONLY[owner]?.has(node.argumentExpression.text)) refuse(node, node.argumentExpression.text);
      }
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectBindingPattern(node.name)) {
        const names = SECURE_ONLY[lastName(node.initializer)];
        for (const { name, propertyName } of node.name.elements) {
          const taken = (propertyName ?? name).getText();
          if (names?.has(taken)) refuse(node, taken);
        }
      }
      if (ts.isIdentifier(node) && GLOBALS.has(node.text) && isUsed(node)) refuse(node, node.text);
      ts.forEachChild(node, visit);
    };
    visit(tree());
  },
};

/** `navigator` of `navigator`, `window.navigator`, `globalThis.navigator` and of a cast of them. */
function lastName(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return lastName(node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

/** A value of the page, and not a name that a file gives to something of its own, or a type. */
function isUsed(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isNewExpression(parent) || ts.isCallExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return ts.isTypeOfExpression(parent) || ts.isPrefixUnaryExpression(parent) || ts.isBinaryExpression(parent);
}
