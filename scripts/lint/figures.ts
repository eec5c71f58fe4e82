import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Figures of a term or a limit in Chinese: `15分钟`, `两小时`, `七日内`. One minute alone is a figure of speech and the unit of billing. */
const CN =
  /(?<!第)\d+(?:[–-]\d+)?\s*(?:天|日|小时|秒|个月|年|讲|学分|次|人)|(?!1分钟)\d+分钟|(?!一天)[一二两三四五六七八九十]+(?:小时|天|日内|个月|年内)/u;
/** And in English: `15 minutes`, `two hours`, `7-day`. */
const EN =
  /\b(?:\d+(?:[–-]\d+)?|two|three|four|five|six|seven|ten|fifteen|thirty)[ -](?:days?|hours?|minutes?|seconds?|months?|years?|lessons?|credits?)\b|\bfor a year\b/i;

/**
 * What a page promises is read from the rule: a text takes the figure of a term or a limit as a parameter and never holds it itself, so that
 * text and server cannot differ.
 */
export const figureRule: Rule = {
  applies: (path) => /^apps\/portal\/src\/i18n\/(cn|en)\/\w+\.ts$/.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      const found = ts.isStringLiteral(node) && (CN.exec(node.text) ?? EN.exec(node.text));
      if (found)
        report(node.getStart(), `has the figure “${found[0]}” in a text: pass it as a parameter from the rule`);
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};
