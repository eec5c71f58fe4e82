import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { kitEntries, programOf } from '../../.storybook/plugins/typeDocs.ts';
import { CHANGES } from '../../packages/ui/codemods/changes.ts';
import { WITHOUT_DETAILS } from './withoutDetails.ts';

/** A property of an exported type. */
interface Named {
  readonly owner: string;
  readonly name: string;
  /** As it is written, without `undefined`. */
  readonly type: string;
}

const PACKAGES = path.join(import.meta.dirname, '../../packages');
const HOME = path.join(PACKAGES, 'ui/src');

/** Every property that the exported types of the kit declare, and the types that they name. */
function namedProps(): Named[] {
  const entries = [...kitEntries(PACKAGES), path.join(HOME, 'formulas.ts')];
  const program = programOf(entries);
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Node>();
  const found: Named[] = [];
  const follow = (symbol: ts.Symbol | undefined) => {
    const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declared of real?.declarations ?? []) {
      if (seen.has(declared) || !declared.getSourceFile().fileName.startsWith(HOME)) continue;
      seen.add(declared);
      if (ts.isFunctionDeclaration(declared))
        declared.parameters.forEach((one) => void (one.type && visit('', one.type)));
      else if (ts.isInterfaceDeclaration(declared) || ts.isTypeAliasDeclaration(declared))
        ts.forEachChild(declared, (child) => visit(declared.name.text, child));
    }
  };
  const visit = (owner: string, node: ts.Node) => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name))
      found.push({ owner, name: node.name.text, type: node.type?.getText().replace(/\s*\|\s*undefined$/, '') ?? '' });
    if (ts.isTypeReferenceNode(node)) follow(checker.getSymbolAtLocation(node.typeName));
    if (ts.isExpressionWithTypeArguments(node)) follow(checker.getSymbolAtLocation(node.expression));
    ts.forEachChild(node, (child) => visit(owner, child));
  };
  for (const entry of entries) {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) follow(symbol);
  }
  return found.filter(({ owner }) => !owner.endsWith('Labels'));
}

/** Handlers of a press and of a form: they have the event, or all values of a form, which the form sends. */
const OWN_HANDLERS = /^(?:PressHandler|SubmitForm<.*>)$/;

const told = ({ owner, name, type }: Named) => `${owner}.${name}: ${type}`;

describe('one vocabulary of props (docs/glossary.md)', () => {
  let props: readonly Named[] = [];
  beforeAll(() => {
    props = namedProps();
  });
  const breaking = (isBad: (one: Named) => boolean) => props.filter(isBad).map(told);

  it('is that of all exported types, by the checker', () => {
    expect(props.length).toBeGreaterThan(1_000);
    expect(props.map(told)).toContain('ButtonProps.loading: boolean');
  });

  it('has no name and no value that the codemod moved away from', () => {
    const isOld = ({ owner, name, type }: Named) =>
      CHANGES.some(
        (one) =>
          one.owner === owner &&
          one.prop === name &&
          (one.values ? Object.keys(one.values).some((value) => type.includes(`'${value}'`)) : !isTarget(owner, name)),
      );
    const isTarget = (owner: string, name: string) => CHANGES.some((one) => one.owner === owner && one.to === name);
    expect(breaking(isOld)).toEqual([]);
    const owners = new Set(props.map(({ owner }) => owner));
    expect(CHANGES.filter(({ owner }) => !owners.has(owner))).toEqual([]);
  });

  it('calls the end of a time onEnd, without anything to tell', () => {
    const isOther = /^on(?:Time\w*|Ended|Expired?|Elapsed|Finish(?:ed)?|RunOut|Over)$/;
    expect(breaking(({ name }) => isOther.test(name))).toEqual([]);
    expect(breaking(({ name, type }) => name === 'onEnd' && !/^\(?\(\) => void\)?$/.test(type))).toEqual([]);
  });

  it('has start and end, which follow the text, and neither left nor right', () => {
    expect(breaking(({ type }) => /'(?:left|right)'/.test(type))).toEqual([]);
    expect(breaking(({ name }) => /^(?:left|right|\w+(?:OnLeft|OnRight))$/.test(name))).toEqual([
      // What is still free, of files.
      'DropZoneProps.left: number',
      'UploadHandle.left: number',
    ]);
  });

  it('calls the look of a component its variant; a kind says what is shown', () => {
    expect(breaking(({ name }) => /^(?:look|appearance|skin|theme|styling)$/.test(name))).toEqual([]);
    const kinds = props.filter(({ owner, name }) => name === 'kind' && owner.endsWith('Props'));
    expect(kinds.map(({ owner }) => owner).sort()).toEqual([
      'EmptyProps',
      'ErrorBoundaryViewProps',
      'FilePreviewProps',
      'PaperPictureProps',
      'ReportSheetProps',
    ]);
  });

  it('takes choices as items, each with a value and a label', () => {
    // The options of a question of an exam are called so by everybody.
    expect(breaking(({ name }) => /^(?:options|choices)$/.test(name))).toEqual([
      'QuestionContent.options: readonly QuestionOption[]',
    ]);
    const choices = ['SelectOption', 'RadioOption', 'CheckboxOption', 'TimeZoneOption', 'SegmentedItem', 'TabItem'];
    for (const owner of [...choices, 'AccordionItem', 'MenuItem', 'MenuRadioItem']) {
      const names = props.filter((one) => one.owner === owner).map(({ name }) => name);
      expect(names, owner).toEqual(
        expect.arrayContaining(owner.startsWith('MenuRadio') ? ['value'] : ['value', 'label']),
      );
    }
  });

  it('names booleans as HTML does, without is and has; a function that answers a question says of what', () => {
    // Details of a change are those of Base UI, which are handed through.
    const asked = props.filter(({ name }) => /^(?:is|has|can|should|was|will|are)[A-Z]/.test(name)).map(told);
    expect(asked).toEqual([
      'ChangeDetails.isCanceled: boolean',
      'DateLimits.isDateDisabled: ((date: PlainDate) => boolean)',
      'TableProps.isRowNew: ((row: Row) => boolean)',
    ]);
  });

  it('says with every value why it changes, and lets it be refused, unless there is nothing to refuse', () => {
    const changes = props.filter(({ name }) => /^on(?:[A-Z]\w*)?Change$/.test(name));
    expect(changes.length).toBeGreaterThan(40);
    const hasDetails = ({ type }: Named) => /^ChangeHandler<|\bdetails: (?:Open)?ChangeDetails\b/.test(type);
    const hasValue = ({ type }: Named) => !/^\(*\) =>/.test(type) && !OWN_HANDLERS.test(type);
    const callbacks = props.filter((one) => changes.includes(one) || (/^on[A-Z]/.test(one.name) && hasValue(one)));
    const without = callbacks.filter((one) => !hasDetails(one)).map(({ owner, name }) => `${owner}.${name}`);
    expect([...new Set(without)].sort()).toEqual(Object.values(WITHOUT_DETAILS).flat().sort());
  });
});
