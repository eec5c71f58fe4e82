import { Button, type EmptyKind } from '@shuyuan/ui';
import { EmptyPlace } from './EmptyPlace.tsx';
import { useTitle } from './useTitle.ts';

interface MissingProps {
  /** Picture; that of a search in vain by default. */
  kind?: EmptyKind;
  /** What is not there; it heads the page and names the tab. */
  title: string;
  /** What to do instead. */
  text: string;
  /** The one way on. */
  action: { href: string; label: string };
}

/** A page about an object that does not exist, was deleted, or belongs to another person: it ends no login (§8, E1, E3). */
export function Missing({ kind = 'search', title, text, action }: MissingProps) {
  useTitle(title);
  return (
    <EmptyPlace
      kind={kind}
      layout="page"
      level={1}
      title={title}
      hint={text}
      action={<Button href={action.href}>{action.label}</Button>}
    />
  );
}
