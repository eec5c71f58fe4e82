import { Anchor } from '@shuyuan/ui';
import { type ReactNode, useId } from 'react';
import { Box, BoxHead } from './articles.styles.ts';

interface SideBoxProps {
  title: string;
  /** One short line beside the title. */
  sub?: string | undefined;
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** A titled box of the side column. */
export function SideBox({ title, sub, more, children }: SideBoxProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <BoxHead>
        <h2 id={id}>{title}</h2>
        {sub !== undefined && <small>{sub}</small>}
        {more && <Anchor href={more.href}>{more.label}</Anchor>}
      </BoxHead>
      {children}
    </Box>
  );
}
