import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { edited, editsOf } from '../../packages/ui/codemods/renameProps.ts';

const KIT = '/app/node_modules/@shuyuan/ui/dist/index.d.ts';
const APP = '/app/page.tsx';
const CHANGES = [
  { owner: 'DrawerProps', prop: 'side', values: { left: 'start', right: 'end' } },
  { owner: 'SelectProps', prop: 'options', to: 'items' },
  { owner: 'ClockProps', prop: 'onTimeUp', to: 'onEnd' },
  { owner: 'Action', prop: 'key', to: 'value' },
  { owner: 'StatProps', prop: 'isBetter', to: 'better' },
];
const DECLARED = `
  export interface DrawerProps { side?: 'left' | 'right' | 'start' | 'end'; label?: string }
  export interface SelectProps { options: readonly string[]; label?: string }
  export interface ClockProps { onTimeUp?: () => void }
  export interface StatProps { delta: { way: 'up' | 'down'; isBetter: boolean } }
  export interface Action { type?: undefined; key: string }
  export interface Group { type: 'group'; key: string; items: readonly Action[] }
  export interface MenuProps { items: readonly (Action | Group)[] }
  export declare function Menu(props: MenuProps): null;
  export declare function Drawer(props: DrawerProps): null;
  export declare function Select(props: SelectProps): null;
  export declare function Stat(props: StatProps): null;
  export declare function Clock(props: ClockProps): null;
`;
const HEAD = `
  import { type Action, Clock, type ClockProps, Drawer, type Group, Menu, type DrawerProps, Select, type SelectProps, Stat } from './node_modules/@shuyuan/ui/dist/index';
  declare const list: readonly string[];
  declare global { namespace JSX { interface ElementAttributesProperty { props: {} } interface IntrinsicElements { div: { side?: string; options?: string } } } }
`;

/** What the compiler asks for; with it, lists have elements. */
const LIB = `
  interface Array<T> { length: number; [at: number]: T } interface ReadonlyArray<T> { readonly length: number; readonly [at: number]: T; map<U>(change: (one: T) => U): U[] }
  interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {} interface NewableFunction {}
  interface Number {} interface Object {} interface RegExp {} interface String {}
`;

/** What the codemod makes of a piece of an application. */
function moved(code: string): string {
  const files = new Map([
    [KIT, DECLARED],
    ['/lib.d.ts', LIB],
    [APP, HEAD + code],
  ]);
  const options = {
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noLib: true,
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(['/lib.d.ts', APP], options, {
    ...host,
    directoryExists: () => true,
    realpath: (name) => name,
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name),
    getSourceFile: (name, target) => {
      const text = files.get(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, target, true);
    },
  });
  return edited(HEAD + code, editsOf(program, CHANGES)).slice(HEAD.length);
}

describe('the codemod of props', () => {
  it.each([
    ['an attribute', '<Select options={list} />', '<Select items={list} />'],
    ['a value of an attribute', '<Drawer side="left" />', '<Drawer side="start" />'],
    ['both values of a condition', "<Drawer side={a ? 'left' : 'right'} />", "<Drawer side={a ? 'start' : 'end'} />"],
    ['an object of a type', "const a: DrawerProps = { side: 'left' };", "const a: DrawerProps = { side: 'start' };"],
    ['a short property', 'const a: SelectProps = { options };', 'const a: SelectProps = { items: options };'],
    [
      'a parameter',
      'const A = ({ options, label }: SelectProps) => options;',
      'const A = ({ items: options, label }: SelectProps) => options;',
    ],
    [
      'a property that is read',
      'const a = (b: ClockProps) => b.onTimeUp?.();',
      'const a = (b: ClockProps) => b.onEnd?.();',
    ],
    [
      'of a union the member that it is',
      "<Menu items={[{ key: 'a' }, { type: 'group', key: 'b', items: [{ key: 'c' }] }]} />",
      "<Menu items={[{ value: 'a' }, { type: 'group', key: 'b', items: [{ value: 'c' }] }]} />",
    ],
    [
      'what a list is mapped to',
      "<Menu items={[...list.map((key) => ({ key })), { key: 'all' }]} />",
      "<Menu items={[...list.map((key) => ({ value: key })), { value: 'all' }]} />",
    ],
    [
      'a name that is looked for',
      "const a = (b: SelectProps) => 'options' in b;",
      "const a = (b: SelectProps) => 'items' in b;",
    ],
    [
      'a property of an object within a prop',
      "<Stat delta={{ way: 'up', isBetter: true }} />",
      "<Stat delta={{ way: 'up', better: true }} />",
    ],
    ['a type of a prop', "type A = SelectProps['options'];", "type A = SelectProps['items'];"],
  ])('changes %s', (_, before, after) => {
    expect(moved(before)).toBe(after);
  });

  it.each([
    ['an element of HTML', '<div side="left" options="a" />'],
    ['a property of another type', "const a: { side: string; options: 1 } = { side: 'left', options: 1 };"],
    ['a value that stays', '<Drawer side="start" label="left" />'],
    ['what may be of another type', 'const a = (b: Action | Group) => b.key;'],
    ['a text', "const a = 'options left';"],
  ])('leaves %s alone', (_, code) => {
    expect(moved(code)).toBe(code);
  });
});
