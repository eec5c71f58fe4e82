import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { ReactNode } from 'react';

const { color, fontSize, lineHeight, space, weight } = token;

const Root = styled.section({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[32],
  padding: `${space[32]} 48px`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > i': { height: '208px', background: `${token.img.empty} center / contain no-repeat` },
  '& h2': { margin: 0, fontSize: fontSize[20], lineHeight: lineHeight[20], fontWeight: weight.semibold },
  '& p': { margin: '6px 0 0', whiteSpace: 'pre-line', color: color.text.secondary },
  '& div > div': { display: 'flex', gap: space[12], marginTop: space[20] },
});

interface BlankCardProps {
  title: string;
  hint: string;
  /** Buttons: the way on first. */
  children?: ReactNode;
}

/** Why there is nothing, beside the school's picture of emptiness. */
export function BlankCard({ title, hint, children }: BlankCardProps) {
  return (
    <Root>
      <i aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        <p>{hint}</p>
        {children !== undefined && <div>{children}</div>}
      </div>
    </Root>
  );
}
