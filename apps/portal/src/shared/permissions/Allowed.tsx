import styled from '@emotion/styled';
import type { ButtonKey } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePermission } from './usePermission.ts';

const Withheld = styled.div({
  display: 'grid',
  gap: token.space[8],
  '& > [inert]': { opacity: 0.5 },
  '& > p': { margin: 0, color: token.color.text.secondary },
});

interface AllowedProps {
  to: ButtonKey;
  children: ReactNode;
}

/** Buttons that a school may withhold: not shown, or where it says why, shown as inactive with the reason (§6; product.md 2.2). */
export const Allowed = observer(function Allowed({ to, children }: AllowedProps) {
  const { isAllowed, reason } = usePermission(to);
  if (isAllowed) return children;
  if (reason === undefined) return null;
  return (
    <Withheld>
      <div inert>{children}</div>
      <p>{reason}</p>
    </Withheld>
  );
});
