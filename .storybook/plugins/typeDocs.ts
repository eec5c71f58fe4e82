import path from 'node:path';
import ts from 'typescript';
import { quoted } from './literal.ts';

/** What a component is for, and its props in the order of the source; those that every element has are left out. */
export interface ComponentProps {
  readonly purpose: string;
  readonly props: readonly {
    readonly name: string;
    /** As written in the source, without `undefined`. */
    readonly type: string;
    readonly isRequired: boolean;
    readonly about: string;
  }[];
}

/** The type of one prop. */
export interface PropType {
  /** As written in the source, without `undefined`. */
  written: string;
  /** Keys into `types`: what the type names, and what those name. */
  names: readonly string[];
  /** All its values, if they are literals. */
  members?: readonly (string | number)[];
}

export interface TypeDocs {
  /** Component, then prop; those whose types the kit names, and literals. */
  props: Readonly<Record<string, Readonly<Record<string, PropType>>>>;
  /** Declarations with their comments. */
  types: Readonly<Record<string, string>>;
  /** Component, with everything that can be set on it. */
  components: Readonly<Record<string, ComponentProps>>;
  /** Component to the names of its parts, which `slotProps` takes. */
  parts: Readonly<Record<string, readonly string[]>>;
}

type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);

/** A program of the workspace's own sources with the language's utility types: a fifth of the time that all packages take. */
export function programOf(entries: readonly string[]) {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['source'],
    lib: ['lib.es5.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options, true);
  host.resolveModuleNameLiterals = (names, file) =>
    names.map(({ text }) =>
      /^(\.|@shuyuan\/)/.test(text) ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
    );
  return ts.createProgram(entries, options, host);
}

/** The values of a type that consists of literal texts and numbers; `undefined` and `null` do not count. */
function literals(type: ts.Type, least = 2): (string | number)[] | undefined {
  const rest = (type.isUnion() ? type.types : [type]).filter(
    (part) => (part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0,
  );
  const values = rest.flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : []));
  return values.length >= least && values.length === rest.length ? values : undefined;
}

/** The values in the order in which a text has them; the checker's own order is that of the whole program. */
const inOrder = (values: readonly (string | number)[], text: string) =>
  values.toSorted((a, b) => text.indexOf(quoted(a)) - text.indexOf(quoted(b)));

/** A type as written, without `undefined` and without brackets around all that is left. */
function textOfType(node: ts.TypeNode): string {
  const parts = (ts.isUnionTypeNode(node) ? [...node.types] : [node]).filter(
    (part) => part.kind !== ts.SyntaxKind.UndefinedKeyword,
  );
  const [only] = parts;
  if (only && parts.length === 1 && ts.isParenthesizedTypeNode(only)) return only.type.getText();
  return parts.map((part) => part.getText()).join(' | ');
}

/** Reads the types of the props of all components that the entries export; only declarations inside `home` are described. */
export function readTypeDocs(entries: readonly string[], home: string): TypeDocs {
  const program = programOf(entries);
  const checker = program.getTypeChecker();
  const types: Record<string, string> = {};
  const keys = new Map<Declaration, string>();

  const named = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /** The declarations that a node names, if they are ours. */
  function declarationsIn(node: ts.Node): Declaration[] {
    const found: Declaration[] = [];
    const visit = (part: ts.Node) => {
      const name = ts.isTypeReferenceNode(part) ? part.typeName : undefined;
      const base = ts.isExpressionWithTypeArguments(part) ? part.expression : undefined;
      const symbol = name || base ? checker.getSymbolAtLocation(name ?? base ?? part) : undefined;
      const declared = symbol && named(symbol).declarations?.find(isDeclaration);
      if (declared && !path.relative(home, declared.getSourceFile().fileName).startsWith('..')) found.push(declared);
      ts.forEachChild(part, visit);
    };
    visit(node);
    return found;
  }

  /** The values that a type has in the order of the source, also by the names of other types. */
  function valuesIn(node: ts.TypeNode): (string | number)[] {
    if (ts.isUnionTypeNode(node)) return node.types.flatMap(valuesIn);
    const symbol = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
    const alias = symbol && named(symbol).declarations?.find(ts.isTypeAliasDeclaration);
    if (alias && !alias.typeParameters) return valuesIn(alias.type);
    return literals(checker.getTypeAtLocation(node), 1) ?? [];
  }

  function textOf(declared: Declaration, members: readonly (string | number)[] | undefined): string {
    const source = declared.getSourceFile();
    const text = source.text
      .slice(declared.getStart(source, true), declared.end)
      .replace(/^export /m, '')
      .replace(/(\?: .*) \| undefined;$/gm, '$1;');
    const isWritten = !members || /^[\s|]*['\d]/.test(text.slice(text.lastIndexOf(' =') + 2));
    if (isWritten) return text;
    const comment = text.slice(0, declared.getStart(source) - declared.getStart(source, true));
    const values = ts.isTypeAliasDeclaration(declared) ? new Set(valuesIn(declared.type)) : members;
    return `${comment}type ${declared.name.text} = ${[...values].map(quoted).join(' | ')};`;
  }

  /** Keys of a declaration and of all that it names. */
  function describe(declared: Declaration, into: Set<string>) {
    const { text: name } = declared.name;
    const key = keys.get(declared) ?? (name in types ? `${name}@${declared.getSourceFile().fileName}` : name);
    if (into.has(key)) return;
    into.add(key);
    const members = literals(checker.getTypeAtLocation(declared.name));
    keys.set(declared, key);
    types[key] ??= textOf(declared, members);
    // The members of a union of literals are all that is to know of it.
    if (!members) for (const inner of declarationsIn(declared)) describe(inner, into);
  }

  function propType(prop: ts.Symbol): PropType | undefined {
    const node = prop.declarations?.find((at) => ts.isPropertySignature(at))?.type;
    if (!node) return undefined;
    const names = new Set<string>();
    for (const declared of declarationsIn(node)) describe(declared, names);
    const members = literals(checker.getTypeAtLocation(node));
    if (names.size === 0 && !members) return undefined;
    const written = textOfType(node);
    const [alias] = names;
    return {
      written,
      names: [...names],
      ...(members && { members: inOrder(members, (alias && types[alias]) ?? written) }),
    };
  }

  function symbolsOf(name: string, component: ts.Symbol): ts.Symbol[] {
    const [parameter] = checker.getTypeOfSymbol(component).getCallSignatures()[0]?.parameters ?? [];
    // The type of a memoized component is React's, which this program has not.
    const declared = exported.get(`${name}Props`);
    const props = parameter
      ? checker.getTypeOfSymbol(parameter)
      : declared && checker.getDeclaredTypeOfSymbol(declared);
    if (!props) return [];
    // Of a union of props each alternative has its own.
    return (props.isUnion() ? props.types : [props]).flatMap((one) => checker.getPropertiesOfType(one));
  }

  const propsOf = (symbols: readonly ts.Symbol[]) =>
    symbols.flatMap((prop): [string, PropType][] => {
      const type = propType(prop);
      return type ? [[prop.name, type]] : [];
    });

  function partsOf(symbols: readonly ts.Symbol[]): string[] {
    const slots = symbols.find(({ name }) => name === 'slotProps');
    const node = slots?.declarations?.find((at) => ts.isPropertySignature(at))?.type;
    const taken = node && (ts.isUnionTypeNode(node) ? node.types[0] : node);
    const [names] = (taken && ts.isTypeReferenceNode(taken) && taken.typeArguments) || [];
    return names ? [...new Set(valuesIn(names))].map(String) : [];
  }

  const about = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

  function described(component: ts.Symbol, symbols: readonly ts.Symbol[]): ComponentProps {
    const props = symbols.flatMap((prop) => {
      const node = prop.declarations?.find((at) => ts.isPropertySignature(at));
      if (!node?.type) return [];
      const isRequired = !node.questionToken && (prop.flags & ts.SymbolFlags.Optional) === 0;
      return [{ name: prop.name, type: textOfType(node.type), isRequired, about: about(prop) }];
    });
    return { purpose: about(component), props };
  }

  const exportsOf = (entry: string) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const exported = new Map(entries.flatMap(exportsOf).map((symbol) => [symbol.name, named(symbol)]));
  const components = [...exported]
    .filter(([name, symbol]) => /^[A-Z]/.test(name) && (symbol.flags & ts.SymbolFlags.Value) !== 0)
    .map(([name, symbol]) => ({ name, symbol, symbols: symbolsOf(name, symbol) }));
  const props = components.map(({ name, symbols }) => [name, Object.fromEntries(propsOf(symbols))] as const);
  const parts = components.map(({ name, symbols }) => [name, partsOf(symbols)] as const);
  return {
    props: Object.fromEntries(props.filter(([, own]) => Object.keys(own).length > 0)),
    types,
    components: Object.fromEntries(components.map(({ name, symbol, symbols }) => [name, described(symbol, symbols)])),
    parts: Object.fromEntries(parts.filter(([, own]) => own.length > 0)),
  };
}

/** The entries of the kit: `index.ts` has all groups, and the others are what is large or needed alone. */
export const kitEntries = (packages: string): string[] =>
  ['index', 'articleEditor', 'pdf', 'chinaRegions', 'formulas'].map((name) => path.join(packages, `ui/src/${name}.ts`));
