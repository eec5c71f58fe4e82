import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { CSSProperties, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';

export interface BrandScopeProps extends BaseProps<HTMLDivElement> {
  /** Brand of the content; `inherit` keeps the outer one. */
  brand: string;
  /** Mode of the content, which needs `@shuyuan/tokens/dark.css`; light where it is left out, also within a dark page. */
  mode?: 'light' | 'dark' | 'auto' | undefined;
  /** Variables of a brand that the server sent, by their full names (`--sy-primary-600`). */
  vars?: Readonly<Record<`--sy-${string}`, string>> | undefined;
  /** The content. */
  children: ReactNode;
}

const Root = styled.div({ color: token.color.text.primary });

/** Shows a part of a page in another brand, with a single attribute and without a React context (ui-kit 4.7). */
export function BrandScope({ brand, mode, vars, style, children, ...rest }: BrandScopeProps) {
  const merged: CSSProperties | undefined = vars ? { ...vars, ...style } : style;
  return (
    <Root {...rest} style={merged} data-brand={brand === 'inherit' ? undefined : brand} data-mode={mode}>
      {children}
    </Root>
  );
}
