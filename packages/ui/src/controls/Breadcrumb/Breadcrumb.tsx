import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Breadcrumb.labels.ts';

export interface BreadcrumbProps extends BaseProps<HTMLElement> {
  /** From the root of the site to this page, which comes last and has no link. */
  items: readonly { label: string; href?: string | undefined }[];
  /** Number of items from which the middle is collapsed. */
  maxItems?: number | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

const Root = styled.nav({
  ...type[13],
  color: token.color.text.tertiary,
  '& > ol': { display: 'flex', flexWrap: 'wrap', columnGap: token.space[8], margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', minWidth: 0, gap: token.space[8] },
  '& li + li::before': { content: '"/" / ""' },
  '& a': { color: 'inherit', textDecoration: 'none', borderRadius: '2px' },
  '& a:is(:hover, [data-force="hover"])': { color: token.color.text.link },
  '& [aria-current]': { minWidth: 0, color: token.color.text.secondary, overflowWrap: 'anywhere' },
  '& button': {
    minWidth: token.size.target,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: token.space[4],
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: token.color.nav.hoverBg },
  },
});

/** The path to this page. */
export function Breadcrumb({ items, maxItems = 5, labels: own, ...rest }: BreadcrumbProps) {
  const words = useLabels(labels, own);
  const [isOpen, setOpen] = useState(false);
  const isFolded = items.length > maxItems && !isOpen;
  const shown = isFolded ? [...items.slice(0, 1), null, ...items.slice(-2)] : items;
  return (
    <Root {...rest} aria-label={words.name}>
      <ol>
        {shown.map((item, index) => (
          <li key={item ? `${item.label}-${item.href ?? ''}` : 'folded'}>
            {item === null ? (
              <button type="button" aria-label={words.more} aria-expanded={false} onClick={() => setOpen(true)}>
                …
              </button>
            ) : item.href !== undefined && index < shown.length - 1 ? (
              <Anchor href={item.href}>{item.label}</Anchor>
            ) : (
              <span aria-current={index === shown.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
