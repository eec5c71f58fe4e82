import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { VisuallyHidden } from '@shuyuan/ui';
import type { ReactNode } from 'react';

const Root = styled.span({
  display: 'inline-flex',
  gap: token.space[4],
  fontSize: token.fontSize[12],
  lineHeight: token.lineHeight[12],
  fontVariantNumeric: 'tabular-nums',
  color: token.color.status.success.fg,
  '&[data-passes="false"]': { color: token.color.status.danger.fg, fontWeight: token.weight.medium },
});

/** Passed or failed, as a sign, a colour and a word. */
export function Mark({ passes, children }: { passes: boolean; children?: ReactNode }) {
  return (
    <Root data-passes={passes}>
      <span aria-hidden="true">{passes ? '✓' : '✕'}</span>
      <VisuallyHidden>{passes ? 'passes' : 'fails'}</VisuallyHidden>
      {children !== undefined && <span>{children}</span>}
    </Root>
  );
}
