import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { visuallyHidden } from '../css.ts';

export interface VisuallyHiddenProps extends BaseProps<HTMLSpanElement> {
  /** Element of the root; `span` by default. */
  as?: ElementType | undefined;
  /** Words for those who listen. */
  children: ReactNode;
}

const Root = styled.span(visuallyHidden);

/** Words that are read aloud and not shown. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return <Root {...rest} as={as} />;
}
