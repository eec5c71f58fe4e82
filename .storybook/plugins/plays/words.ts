import ts from 'typescript';

/** A text, or the first of what a pattern lets stand: patterns name a label in both languages. */
export function textOf(node: ts.Node | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (!node || !ts.isRegularExpressionLiteral(node)) return undefined;
  const pattern = node.text.replace(/^\/\^?|\$?\/\w*$/g, '').replace(/^\(([^()]*)\)$/, '$1');
  const first = pattern
    .split('|')[0]
    ?.replaceAll(/\\[ds][+*]?/g, '…')
    .replaceAll('.*', ' … ')
    .replaceAll(/[\\()]/g, '');
  return first?.trim();
}

/** The call of a method: whose, which, with what. */
export function called(node: ts.Node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  return { of: expression, method: name.text, args: node.arguments };
}

export const bare = (node: ts.Expression): ts.Expression =>
  ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;

/** What a name of a file stands for; of a list that was taken apart, at which place. */
interface Local {
  value: ts.Expression;
  place?: number;
}

function localsOf(source: ts.SourceFile): ReadonlyMap<string, Local> {
  const locals = new Map<string, Local>();
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const { name, initializer: value } = node;
      if (ts.isIdentifier(name)) locals.set(name.text, { value });
      if (ts.isArrayBindingPattern(name)) {
        for (const [place, one] of name.elements.entries())
          if (ts.isBindingElement(one) && ts.isIdentifier(one.name)) locals.set(one.name.text, { value, place });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return locals;
}

/** Reads the plays of a file of stories: names stand for what was found under them. */
export class PlayWords {
  readonly #source: ts.SourceFile;
  readonly #locals: ReadonlyMap<string, Local>;

  constructor(source: ts.SourceFile) {
    this.#source = source;
    this.#locals = localsOf(source);
  }

  /** What an expectation says, in words where it is one of the usual kinds, otherwise as it is written. */
  outcome(node: ts.Expression): string | undefined {
    const call = called(node);
    if (ts.isCallExpression(node) && node.expression.getText(this.#source) === 'waitFor') {
      const [checks] = node.arguments;
      return checks && ts.isArrowFunction(checks) && !ts.isBlock(checks.body)
        ? this.outcome(bare(checks.body))
        : undefined;
    }
    if (call && /^findBy/.test(call.method)) return `${this.found(node)} appears`;
    if (!call) return undefined;
    const isNot = ts.isPropertyAccessExpression(call.of) && call.of.name.text === 'not';
    const expected = bare(isNot ? (call.of as ts.PropertyAccessExpression).expression : call.of);
    if (!ts.isCallExpression(expected) || expected.expression.getText(this.#source) !== 'expect') return undefined;
    const [subject] = expected.arguments;
    if (!subject) return undefined;
    return this.#said(bare(subject), call.method, { args: call.args, isNot }) ?? `\`${this.code(node)}\``;
  }

  code(node: ts.Node): string {
    return node.getText(this.#source).replaceAll(/\s+/g, ' ');
  }

  /** Where the focus is, of the ways to ask for it that name no element. */
  #focus(subject: ts.Expression, matcher: string, value: string): string | undefined {
    const text = this.code(subject);
    if (text === 'document.body' && matcher === 'toHaveFocus') return 'nothing in it has the focus';
    const holder = /^(.+)\.contains\(document\.activeElement\)$/.exec(text)?.[1];
    if (holder === undefined || matcher !== 'toBe') return undefined;
    if (holder === 'canvasElement') return value === 'true' ? 'the focus is in it' : 'nothing in it has the focus';
    const call = called(subject);
    const found = call && this.found(call.of);
    return found && `the focus is ${value === 'true' ? 'inside' : 'outside'} ${found}`;
  }

  #said(
    subject: ts.Expression,
    matcher: string,
    { args, isNot }: { args: ts.NodeArray<ts.Expression>; isNot: boolean },
  ): string | undefined {
    const values = args.map((arg) => this.code(arg)).join(', ');
    const not = isNot ? 'not ' : '';
    const focus = this.#focus(subject, matcher, values);
    if (focus !== undefined) return focus;
    const handler = /^(?:args\.)?([\w?.]+)$/.exec(this.code(subject))?.[1]?.replaceAll('?', '');
    if (handler && /^toHaveBeen.*Called/.test(matcher)) {
      const isWith = matcher.endsWith('With');
      return `\`${handler}${isWith ? `(${values})` : ''}\` is ${not}called`;
    }
    const found = this.found(subject);
    if (found === undefined) return undefined;
    const text = textOf(args[0]);
    switch (matcher) {
      case 'toHaveFocus':
        return `${found} has ${isNot ? 'lost ' : ''}the focus`;
      case 'toBeNull':
        return isNot ? `${found} is there` : `${found} is gone`;
      case 'toBeInTheDocument':
      case 'toBeVisible':
        return isNot ? `${found} is gone` : `${found} is there`;
      case 'toBeChecked':
        return `${found} is ${not}checked`;
      case 'toBeDisabled':
        return `${found} is ${not}disabled`;
      case 'toHaveTextContent':
        return text === undefined ? undefined : `${found} ${isNot ? 'does not say' : 'says'} “${text}”`;
      case 'toHaveValue':
        return `${found} has ${isNot ? 'no longer ' : ''}the value ${values}`;
      case 'toHaveAccessibleDescription':
        return text === undefined ? undefined : `${found} is ${not}described by “${text}”`;
      case 'toHaveAttribute':
        return `${found} has ${isNot ? 'no ' : ''}\`${[text, ...args.slice(1).map((arg) => this.code(arg))].join('=')}\``;
      default:
        return undefined;
    }
  }

  /** What a query finds: `tab “used”`, `“text”`, or the name under which it was stored. */
  found(node: ts.Expression, given?: ts.NodeArray<ts.Expression>): string | undefined {
    const inner = bare(node);
    if (ts.isIdentifier(inner)) return this.#local(inner.text);
    if (ts.isElementAccessExpression(inner)) {
      const [found, place] = [
        this.found(inner.expression, given),
        Number(inner.argumentExpression.getText(this.#source)),
      ];
      return found && Number.isInteger(place) ? `${found} ${place + 1}` : undefined;
    }
    if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression))
      return this.#local(inner.expression.text, inner.arguments);
    const call = called(inner);
    const query = call && /^(?:get|find|query)(?:All)?By(\w+)$/.exec(call.method)?.[1];
    if (!call || !query) return undefined;
    const [first, options] = call.args;
    const text = textOf(first) ?? (first && ts.isIdentifier(first) ? textOf(given?.[0]) : undefined);
    if (query === 'LabelText' || query === 'PlaceholderText') return text && `field “${text}”`;
    if (query === 'DisplayValue') return text && `value “${text}”`;
    if (query !== 'Role') return text && `“${text}”`;
    const name = options && ts.isObjectLiteralExpression(options) ? this.#nameIn(options, given) : undefined;
    return text && (name === undefined ? text : `${text} “${name}”`);
  }

  /** What a name stands for: what was found, or what a function of the file finds. */
  #local(name: string, given?: ts.NodeArray<ts.Expression>): string | undefined {
    const local = this.#locals.get(name);
    if (!local) return undefined;
    const { value, place } = local;
    const isFunction = ts.isArrowFunction(value) && !ts.isBlock(value.body);
    const found = this.found(isFunction ? (value.body as ts.Expression) : value, isFunction ? given : undefined);
    return found && place !== undefined ? `${found} ${place + 1}` : found;
  }

  #nameIn(options: ts.ObjectLiteralExpression, given?: ts.NodeArray<ts.Expression>): string | undefined {
    for (const one of options.properties) {
      if (one.name?.getText(this.#source) !== 'name') continue;
      return ts.isPropertyAssignment(one) ? textOf(one.initializer) : textOf(given?.[0]);
    }
    return undefined;
  }
}
