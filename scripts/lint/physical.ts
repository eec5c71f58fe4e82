import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Pictures, drawings and time lines have the same sides in every script; the headless library names sides of a popup. */
const SAME_SIDES =
  /\/(?:media|upload\/AvatarUpload|practice\/MarkedPicture|report\/(?:RankBar|TrendChart)|studyRoom\/board|emptyArt|fixtures)\/|popupArrow|clearSide|TalkCorner/;

/** A physical property and its counterpart along the text. */
const LOGICAL: Readonly<Record<string, string>> = {
  left: 'insetInlineStart',
  right: 'insetInlineEnd',
  marginLeft: 'marginInlineStart',
  marginRight: 'marginInlineEnd',
  paddingLeft: 'paddingInlineStart',
  paddingRight: 'paddingInlineEnd',
  borderLeft: 'borderInlineStart',
  borderRight: 'borderInlineEnd',
  borderTopLeftRadius: 'borderStartStartRadius',
  borderTopRightRadius: 'borderStartEndRadius',
  borderBottomLeftRadius: 'borderEndStartRadius',
  borderBottomRightRadius: 'borderEndEndRadius',
};

/** Shorthands of four sides, and of four corners. */
const SIDES = /^(?:margin|padding|inset|borderWidth|borderColor|borderStyle|scrollMargin|scrollPadding)$/;
const CORNERS = 'borderRadius';

/** The parts of a shorthand; what stands in brackets or in a template's braces is one, however deep. */
function partsOf(value: string): string[] {
  let depth = 0;
  const spaced = [...value].map((character) => {
    if (/[({]/.test(character)) depth += 1;
    if (/[)}]/.test(character)) depth -= 1;
    return depth > 0 && character === ' ' ? '_' : character;
  });
  return spaced.join('').split(/\s+/).filter(Boolean);
}

/** Whether a shorthand has another left than right. */
function isLopsided(name: string, value: string): boolean {
  const [first, second, third, fourth, ...more] = partsOf(value);
  if (fourth === undefined || more.length > 0) return false;
  if (SIDES.test(name)) return second !== fourth;
  return name === CORNERS && (first !== second || third !== fourth);
}

/** Styles along the text, so that a page from right to left is a setting (ui-kit 4.5). */
export const physicalRule: Rule = {
  applies: (path) =>
    /^(packages\/ui|apps\/portal)\/src\/.*(?:\.styles\.ts|\.tsx)$/.test(path) &&
    !/\.(?:test|stories|pairs)\.tsx?$/.test(path) &&
    !SAME_SIDES.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      if (ts.isPropertyAssignment(node) && isStyle(node)) {
        const name = node.name.getText();
        const value = ts.isStringLiteralLike(node.initializer) ? node.initializer.text : node.initializer.getText();
        const logical = LOGICAL[name];
        // Half of the width is the same from both sides.
        if (logical && value !== '50%') report(node.getStart(), `has ${name}: use ${logical}`);
        if (isLopsided(name, value.replace(/^`|`$/g, '')))
          report(
            node.getStart(),
            `has ${name} with another left than right: use ${name}Block and ${name}Inline, or logical corners`,
          );
        if (name === 'textAlign' && /^(left|right)$/.test(value)) report(node.getStart(), 'aligns text left or right');
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};

/** Whether the value could be one of a style sheet, and does not stand in data that is handed to a component. */
function isStyle(node: ts.PropertyAssignment): boolean {
  const value = node.initializer.getText().replace(/^['"`]/, '');
  return !isProp(node) && (/^[-\d.$]/.test(value) || /^(?:auto|calc|var|left|right|token|space)\b/.test(value));
}

function isProp(node: ts.Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (ts.isJsxAttribute(outer)) return outer.name.getText() !== 'style';
  }
  return false;
}
