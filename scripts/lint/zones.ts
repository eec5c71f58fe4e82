import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Getters and setters of `Date` that go by the computer's own zone. */
const OWN_ZONE = /^(?:get|set)(?:Hours|Minutes|Date|Day|Month|FullYear|Year|TimezoneOffset)$/;
const SHOWS_DATES = /^toLocale(?:Date|Time)String$/;
/** Texts of `Date` in the computer's zone. */
const OWN_TEXT = /^to(?:Date|Time)String$/;
const UTC_PART = /^getUTC(?:Hours|Minutes|Date|Day|Month|FullYear)$/;
/** Parts of a text: what is left of an instant says no zone. */
const CUTS = /^(?:slice|substring|substr|split|replace|replaceAll)$/;
const ISO_TEXT = /\.to(?:ISOString|JSON)\(\)$/;
/** A name for an instant of an answer, which is text in UTC. */
const INSTANT = /(?:At|Time|[uU]ntil|[iI]nstant)$/;
/** What a cut of an instant's text leaves: a year, a month, a day, minutes, seconds. */
const ISO_CUT = /^(?:0, ?(?:4|7|10|16|19|'Y[^']*'\.length)|5, ?1[06]|11, ?1[69]|'T')$/;
const FORMATTERS = new Set(['Intl.DateTimeFormat', 'DateTimeFormat', 'DateFormatter']);

/** Where an instant becomes the wall clock of a zone that is named, and nowhere else. */
const CLOCKS = new Set([
  'apps/server/src/platform/core/beijing.ts',
  'apps/server/src/platform/payments/beijing.ts',
  'apps/server/src/modules/learning/calendarText.ts',
  'apps/server/src/modules/learning/calendarZone.ts',
  'apps/server/src/platform/payments/wechat.ts',
  'packages/rules/src/time.ts',
  'packages/ui/src/course/schedule.ts',
  'packages/ui/src/foundations/zones.ts',
]);

/** The kit, without what only its workbench shows. */
const KIT = /^packages\/ui\/src\/(?!fixtures\/)(?!.*\.(?:stories|pairs)\.tsx$)/;

/** A statement of SQL takes an instant apart: in the zone of the session, unless it names one. */
const SQL_PART =
  /\b(?:to_char\s*\(|date_trunc\s*\(|extract\s*\(\s*(?:year|month|day|hour|minute|dow|isodow|doy|week)\b|current_date\b|localtime|now\(\)::date\b)/gi;
const SQL_ZONE = /at time zone|_date\b|\$\{(?:day|today)\}/i;

/** No instant is shown or taken apart without saying in which zone (§9, decision 0046). */
export const zoneRule: Rule = {
  applies: (path) =>
    /^(?:(?:packages|apps)\/\w+\/src|\.storybook)\/.*\.tsx?$/.test(path) &&
    !/(?:\.test\.tsx?$|\/testing\/|\/db\/migrations\/)/.test(path),
  check({ path, tree }, report) {
    const isClock = CLOCKS.has(path);
    const say = (node: ts.Node, message: string) => report(node.getStart(), message);
    const visit = (node: ts.Node) => {
      if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
        if (FORMATTERS.has(node.expression.getText()) && !namesZone(node) && !(isClock && asksZone(node)))
          say(node, 'formats an instant without a timeZone');
        if (ts.isPropertyAccessExpression(node.expression)) {
          const found = ofCall(node, node.expression, isClock);
          if (found) say(node, found);
        }
      }
      if (ts.isIdentifier(node) && node.text === 'DEFAULT_TIME_ZONE' && KIT.test(path))
        say(node, 'knows a zone of its own: the zone of the kit is that of its provider (decision 0076)');
      if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) > 1)
        say(node, 'makes an instant of a wall clock in the zone of the computer');
      if (
        path.startsWith('apps/server/') &&
        ts.isTaggedTemplateExpression(node) &&
        node.tag.getText().startsWith('sql')
      )
        for (const part of partsOfSql(node.template.getText())) say(node, `${part} of an instant without a time zone`);
      ts.forEachChild(node, visit);
    };
    visit(tree());
  },
};

/** Formats nothing, but asks in which zone the computer is. */
const asksZone = ({ parent }: ts.Node) =>
  ts.isPropertyAccessExpression(parent) && parent.name.text === 'resolvedOptions';

/** What a method does with an instant and does not say. */
function ofCall(
  node: ts.NewExpression | ts.CallExpression,
  { name: { text: name }, expression: of }: ts.PropertyAccessExpression,
  isClock: boolean,
): string | undefined {
  const given = node.arguments ?? [];
  const isSetter = name.startsWith('set');
  if (OWN_ZONE.test(name) && (isSetter ? given.length > 0 : given.length === 0))
    return `calls ${name}() in the zone of the computer`;
  const isDate = SHOWS_DATES.test(name) || (name === 'toLocaleString' && (given.length > 1 || isInstant(of)));
  if (isDate && !namesZone(node)) return `calls ${name}() without a timeZone`;
  if (name === 'toLocaleString' && given.length === 0) return 'calls toLocaleString() in the language of the computer';
  if (OWN_TEXT.test(name) && given.length === 0) return `calls ${name}() in the zone of the computer`;
  if (isClock) return undefined;
  if (UTC_PART.test(name)) return `takes an instant apart by ${name}(): let a clock of a named zone do it`;
  const isCut = CUTS.test(name) && (ISO_TEXT.test(of.getText()) || (isInstant(of) && ISO_CUT.test(listOf(given))));
  return isCut ? `cuts the text of an instant by ${name}(): let a clock of a named zone do it` : undefined;
}

const listOf = (given: readonly ts.Expression[]) => given.map((one) => one.getText()).join(', ');

/** Whether an expression is an instant, by its making or by its name. */
function isInstant(node: ts.Expression): boolean {
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return isInstant(node.expression);
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Date';
  if (ts.isPropertyAccessExpression(node)) return INSTANT.test(node.name.text);
  return ts.isIdentifier(node) && INSTANT.test(node.text);
}

function namesZone(node: ts.NewExpression | ts.CallExpression): boolean {
  const [, options] = node.arguments ?? [];
  if (options === undefined) return false;
  if (ts.isIdentifier(options)) return namesZoneIn(madeOf(options)?.getText());
  return namesZoneIn(options.getText());
}

/** Options say which zone, by name or by what they spread. */
function namesZoneIn(text: string | undefined): boolean {
  return text !== undefined && /\btimeZone\b(?!\s*:\s*undefined)|\bzone\b/.test(text);
}

/** What a name of this file was made of; none where it comes from elsewhere. */
function madeOf(name: ts.Identifier): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name.text) found = node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(name.getSourceFile());
  return found;
}

/** Parts of instants that a statement takes without naming a zone within the same parentheses. */
function partsOfSql(text: string): string[] {
  return [...text.matchAll(SQL_PART)].flatMap(({ 0: part, index }) => {
    const open = text.indexOf('(', index);
    const inside = part.includes('(')
      ? text.slice(open, closingOf(text, open))
      : text.slice(index, index + part.length);
    return SQL_ZONE.test(inside) && !/current_date/i.test(part) ? [] : [part.replace(/\s*\($/, '')];
  });
}

function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
