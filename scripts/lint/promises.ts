import ts from 'typescript';
import { routes } from '../../apps/portal/src/routes/rows.ts';
import type { Rule } from './rule.ts';

/** Words that promise the reader a message, in both languages. */
const PROMISE =
  /(?:会|将)(?:收到|通知|另行通知|告知|提醒)(?!$)|收到消息|通知你|另行通知|发(?:消息|短信|站内信)给你|出现在消息里|\b(?:will|'ll) be (?:told|notified|informed|reminded)\b|\bgets? a message\b|\blet you know\b|\bwe(?:'ll| will) (?:tell|notify|inform|message)\b|\bto be announced\b/i;
/** Texts of the page of messages itself, and of the form whose answers stand on it. */
const OF_MESSAGES = /\/(?:MessageList|FeedbackForm)\.labels\.ts$/;

/** Whether students can read the school's messages: the page of §2 is a route. */
const hasMessages = routes.some(({ path }) => path === '/message');

/** Before `/message` is there, no text promises a message: it says where to look instead. */
export const promiseRule: Rule = {
  applies: (path) =>
    !hasMessages &&
    !OF_MESSAGES.test(path) &&
    !/\.(?:test|stories|pairs)\.tsx?$|\/(?:fixtures|testing)\//.test(path) &&
    /^(?:apps\/portal\/src\/i18n\/.*|packages\/ui\/src\/.*\.labels|apps\/server\/src\/.*(?:\/words|Words))\.ts$/.test(
      path,
    ),
  check(source, report) {
    const visit = (node: ts.Node) => {
      const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
      if (isText && PROMISE.test(node.text))
        report(
          node.getStart(),
          `promises a message, which nobody can read before /message: “${node.text.slice(0, 40)}”`,
        );
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};
