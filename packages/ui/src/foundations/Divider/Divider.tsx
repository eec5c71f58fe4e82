import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { CSSProperties, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { type } from '../css.ts';
import type { Space } from '../Stack/Stack.tsx';

export interface DividerProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** Horizontal in a column, or vertical between items of a row. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** A thin line, or the perforation of a ticket. */
  line?: 'solid' | 'dashed' | undefined;
  /** Spacing to its neighbours; none where a Stack provides it. */
  space?: Space | undefined;
  /** It separates two topics and is announced; otherwise the line is decorative. */
  meaningful?: boolean | undefined;
  /** A word in the middle, e.g. `or`; horizontal only. */
  children?: ReactNode;
}

const Root = styled.div({
  '--_line': `1px solid ${token.color.border.subtle}`,
  flex: 'none',
  margin: 0,
  '&[data-line="dashed"]': { '--_line': `1.5px dashed ${token.color.border.control}` },
  '&[data-orientation="horizontal"]': { height: 0, marginBlock: 'var(--_space)', borderTop: 'var(--_line)' },
  '&[data-orientation="vertical"]': {
    alignSelf: 'stretch',
    width: 0,
    minHeight: token.space[12],
    marginInline: 'var(--_space)',
    borderInlineStart: 'var(--_line)',
  },
  '&[data-word]': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    height: 'auto',
    border: 0,
    ...type[13],
    color: token.color.text.tertiary,
    textAlign: 'center',
    '&::before, &::after': { content: '""', flex: '1 0 24px', borderTop: 'var(--_line)' },
  },
});

/** A divider. */
export function Divider(props: DividerProps) {
  const { orientation = 'horizontal', line = 'solid', space = 0, meaningful, style, children, ...rest } = props;
  const vars: CSSProperties & Record<'--_space', string> = { '--_space': token.space[space], ...style };
  const isLine = children === undefined;
  return (
    <Root
      {...rest}
      {...(isLine && meaningful ? { role: 'separator', 'aria-orientation': orientation } : undefined)}
      style={vars}
      data-orientation={orientation}
      data-line={line}
      data-word={isLine ? undefined : ''}
    >
      {children}
    </Root>
  );
}
