import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { visuallyHidden } from '../css.ts';

export interface VisuallyHiddenProps extends BaseProps<HTMLSpanElement> {
  /** Root element; `span` by default. */
  as?: ElementType | undefined;
  /** Text for screen readers. */
  children: ReactNode;
}

const Root = styled.span(visuallyHidden);

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return <Root {...rest} as={as} />;
}
