import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { BaseProps, LinkAttributes } from '../../foundations/baseProps.ts';
import { visuallyHidden } from '../../foundations/css.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Link.labels.ts';

export interface LinkProps extends BaseProps<HTMLAnchorElement>, LinkAttributes {
  /** The URL. */
  href: string;
  /** Opens in a new window, which is announced; as `target="_blank"` does. */
  external?: boolean | undefined;
  /** Brand colour, or a quieter text colour. */
  tone?: 'brand' | 'secondary' | 'inherit' | undefined;
  /** `always` inside a paragraph, where colour alone does not identify a link (WCAG 1.4.1). */
  underline?: 'hover' | 'always' | undefined;
  /** Called before the navigation. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Link text. */
  children: ReactNode;
}

const Root = styled(Anchor)({
  borderRadius: '2px',
  textDecoration: 'none',
  textUnderlineOffset: '3px',
  '&:is(:hover, [data-force="hover"]), &[data-underline="always"]': { textDecoration: 'underline' },
  '&[data-tone="brand"]': {
    color: token.color.text.link,
    '&:is(:hover, [data-force="hover"])': { color: token.color.text.linkHover },
  },
  '&[data-tone="secondary"]': {
    color: token.color.text.secondary,
    '&:is(:hover, [data-force="hover"])': { color: token.color.text.link },
  },
  '&[data-tone="inherit"]': { color: 'inherit' },
  '& > svg': {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    marginInlineStart: token.space[2],
    verticalAlign: '-0.125em',
  },
  '& > .external': visuallyHidden,
});

/** A link. */
export function Link({ external: isMarked, tone = 'brand', underline = 'hover', children, ...rest }: LinkProps) {
  const words = useLabels(labels);
  const external = isMarked || rest.target === '_blank';
  return (
    <Root
      {...rest}
      {...(external && { target: '_blank', rel: rest.rel ?? 'noopener noreferrer' })}
      data-tone={tone}
      data-underline={underline}
    >
      {children}
      {external && (
        <>
          <ExternalLink />
          <span className="external">{words.external}</span>
        </>
      )}
    </Root>
  );
}
