import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { BaseProps } from '../baseProps.ts';
import { useLabels } from '../KitProvider/kitContext.ts';
import { labels } from './SkipLink.labels.ts';

export interface SkipLinkProps extends BaseProps<HTMLAnchorElement> {
  /** URL of the main content of this page, e.g. `#main`. */
  href: `#${string}`;
  /** Overrides the built-in labels. */
  label?: string | undefined;
}

const Root = styled.a({
  position: 'fixed',
  top: token.space[12],
  insetInlineStart: token.space[12],
  zIndex: token.z.skip,
  padding: `${token.space[8]} ${token.space[16]}`,
  borderRadius: token.radius.control,
  background: token.color.surface.card,
  color: token.color.text.link,
  boxShadow: token.shadow[3],
  fontWeight: token.weight.medium,
  textDecoration: 'none',
  '&:not(:focus, [data-force="focus"])': { transform: 'translateY(-200%)', boxShadow: 'none' },
  '&[data-force="focus"]': { position: 'static', display: 'inline-block' },
  '@media print': { display: 'none' },
});

/** The first tab stop of a page: skips the header (WCAG 2.4.1). */
export function SkipLink({ label, ...rest }: SkipLinkProps) {
  const { skip } = useLabels(labels);
  return <Root {...rest}>{label ?? skip}</Root>;
}
