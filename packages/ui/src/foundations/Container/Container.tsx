import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';

export interface ContainerProps extends BaseProps<HTMLDivElement> {
  /** A full-width band around the page's column. */
  bleed?: boolean | undefined;
  /** Background of the band. */
  tone?: 'none' | 'card' | 'sunken' | 'brand' | 'inverse' | undefined;
  /** Width of the column: 1154 px (§2), or a centred reading column of 958 or 860 px. */
  width?: 'page' | 'reading' | 'narrow' | undefined;
  /** Root element, e.g. `main` or `section`; `div` by default. */
  as?: ElementType | undefined;
  /** The content. */
  children: ReactNode;
}

const column = {
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
} as const;

const Root = styled.div({
  '&:not([data-bleed]), & > .column': column,
  '&[data-width="reading"]:not([data-bleed]), &[data-width="reading"] > .column': { width: '958px' },
  '&[data-width="narrow"]:not([data-bleed]), &[data-width="narrow"] > .column': { width: '860px' },
  '&[data-tone="card"]': { background: token.color.surface.card },
  '&[data-tone="sunken"]': { background: token.color.surface.sunken },
  '&[data-tone="brand"]': { background: token.color.actionSoft.bg },
  '&[data-tone="inverse"]': { background: token.color.surface.inverse, color: token.color.text.inverse },
  '&[data-tone="inverse"] :focus-visible': { outlineColor: token.color.focus.ringInverse },
});

/** The page's column: 1154 px, centred in the window (§2). */
export function Container(props: ContainerProps) {
  const { bleed = false, tone = 'none', width = 'page', as = 'div', children, ...rest } = props;
  return (
    <Root {...rest} as={as} data-width={width} data-tone={tone} data-bleed={bleed ? '' : undefined}>
      {bleed ? <div className="column">{children}</div> : children}
    </Root>
  );
}
