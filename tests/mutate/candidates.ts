import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A change of one place of a source file. */
export interface Mutation {
  readonly kind: 'style' | 'label' | 'branch';
  /** Path from the root of the repository. */
  readonly file: string;
  /** Counted from one. */
  readonly line: number;
  /** Offsets in the text of the file, of what is replaced by `text`. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The place as it was, in a line. */
  readonly was: string;
}

/** Declarations that no picture can show: they tell of motion, of the pointer, or of work that is saved. */
const UNSEEN =
  /^(?:animation|transition|cursor|pointerEvents|userSelect|touchAction|willChange|contain|contentVisibility|scroll|overscroll|WebkitTap|appearance$|font$|direction$|content$|containerType|'?@|'?&|'?--)/;
const COLOURED = /colou?r|background|fill|stroke/i;
const SHADOWED = /shadow/i;
/** A colour that no brand has. */
const PLANTED = "'#ff00ff'";
/** In the place of a declaration that is taken away. */
const NOTHING = "'--planted': undefined";

type Change = Pick<Mutation, 'kind' | 'start' | 'end' | 'text'>;

/** A declaration in another colour, or without it. */
function ofDeclaration(node: ts.Node, source: ts.SourceFile): Change | undefined {
  if (!ts.isPropertyAssignment(node) || ts.isObjectLiteralExpression(node.initializer)) return undefined;
  const name = node.name.getText(source);
  if (UNSEEN.test(name) || ts.isFunctionLike(node.initializer)) return undefined;
  const { initializer } = node;
  const value = { kind: 'style', start: initializer.getStart(source), end: initializer.end } as const;
  if (SHADOWED.test(name)) return { ...value, text: `'0 0 0 3px #ff00ff'` };
  if (COLOURED.test(name)) return { ...value, text: PLANTED };
  return { kind: 'style', start: node.getStart(source), end: node.end, text: NOTHING };
}

/** A text of a component with a sign after it. */
function ofLabel(node: ts.Node): Change | undefined {
  const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateTail(node);
  if (!isText || ts.isImportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent)) return undefined;
  if (ts.isCallExpression(node.parent) || ts.isElementAccessExpression(node.parent)) return undefined;
  return { kind: 'label', start: node.end - 1, end: node.end - 1, text: '‡' };
}

function isDrawn(node: ts.Node): boolean {
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node;
  return ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner);
}

/** A part that is shown under a condition, left out; of two, the other one. */
function ofBranch(node: ts.Node, source: ts.SourceFile): Change | undefined {
  if (ts.isBinaryExpression(node)) {
    const isPart = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken && isDrawn(node.right);
    return isPart
      ? { kind: 'branch', start: node.left.getStart(source), end: node.left.end, text: 'false' }
      : undefined;
  }
  if (!ts.isConditionalExpression(node) || !(isDrawn(node.whenTrue) || isDrawn(node.whenFalse))) return undefined;
  const { condition } = node;
  const start = condition.getStart(source);
  return { kind: 'branch', start, end: condition.end, text: `!(${condition.getText(source)})` };
}

function changeOf(file: string): (node: ts.Node, source: ts.SourceFile) => Change | undefined {
  if (file.endsWith('.labels.ts')) return ofLabel;
  return /\.styles\.tsx?$/.test(file) ? ofDeclaration : ofBranch;
}

/** The changes of a file that can be drawn by lot; `file` is the path from the root of the repository. */
export function mutationsOf(file: string, code: string): Mutation[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const change = changeOf(file);
  const found: Mutation[] = [];
  const visit = (node: ts.Node) => {
    const planted = change(node, source);
    if (planted) {
      const line = source.getLineAndCharacterOfPosition(planted.start).line + 1;
      const was = node.getText(source).replace(/\s+/g, ' ').slice(0, 90);
      found.push({ file, line, was, ...planted });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const SHOWN = /\.(?:styles\.tsx?|labels\.ts)$|\.tsx$/;
const OTHER = /\.(?:stories|pairs|test)\.tsx?$|\/fixtures\//;

/** Every change of the kit's sources that can be drawn; `root` is the folder of the repository. */
export function everyMutation(root: string): Mutation[] {
  const kit = 'packages/ui/src';
  return readdirSync(path.join(root, kit), { recursive: true, encoding: 'utf8' })
    .map((name) => `${kit}/${name.split(path.sep).join('/')}`)
    .filter((file) => SHOWN.test(file) && !OTHER.test(file))
    .sort()
    .flatMap((file) => mutationsOf(file, readFileSync(path.join(root, file), 'utf8')));
}
