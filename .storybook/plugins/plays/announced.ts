import ts from 'typescript';
import { called, PlayWords, textOf } from './words.ts';

/** What assistive technology is told, as far as the plays of a component look for it. */
export interface Announced {
  /** Each role with the names under which it is looked for, at most three. */
  readonly roles: readonly { readonly role: string; readonly names: readonly string[] }[];
  /** What live regions say. */
  readonly live: readonly string[];
}

/** Roles whose changed text is read out without the focus being there. */
const LIVE = /^(?:status|alert|log|timer|progressbar)\b.* says “/;
const NAMES_SHOWN = 3;

/** The roles, their names and the messages of live regions that the plays of a file of stories find. */
export function readAnnounced(source: ts.SourceFile): Announced {
  const words = new PlayWords(source);
  const roles = new Map<string, Set<string>>();
  const live = new Set<string>();
  const visit = (node: ts.Node) => {
    const call = called(node);
    if (call && ts.isExpression(node) && /ByRole$/.test(call.method)) {
      const role = textOf(call.args[0]);
      const name = /“(.+)”/.exec(words.found(node) ?? '')?.[1];
      if (role) roles.set(role, new Set([...(roles.get(role) ?? []), ...(name ? [name] : [])]));
    }
    const said = call?.method === 'toHaveTextContent' && ts.isExpression(node) ? words.outcome(node) : undefined;
    if (said && LIVE.test(said)) live.add(said);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    roles: [...roles].map(([role, names]) => ({ role, names: [...names].slice(0, NAMES_SHOWN) })),
    live: [...live],
  };
}
