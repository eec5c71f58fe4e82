import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { MouseEvent, ReactNode } from 'react';
import type { BaseProps, ButtonAttributes, LinkAttributes, PressHandler } from '../../foundations/baseProps.ts';
import { active, filled, hover } from '../../foundations/css.ts';
import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import { spinner } from '../../foundations/spinner.ts';
import { usePending } from '../Button/usePending.ts';

export interface IconButtonProps extends BaseProps<HTMLButtonElement>, ButtonAttributes, LinkAttributes {
  /** The icon, from lucide-react. */
  icon: ReactNode;
  /** Accessible name, also shown as a tooltip; include an unread count here. */
  label: string;
  /** 28, 36 or 44 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Neutral by default. */
  tone?: 'brand' | 'neutral' | 'danger' | 'inverse' | undefined;
  /** Unread count, or a dot. */
  badge?: number | boolean | undefined;
  /** Makes it a toggle button. */
  pressed?: boolean | undefined;
  /** Shows the spinner and ignores clicks; set automatically while the promise of `onClick` is pending. */
  loading?: boolean | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** Click handler; a returned promise locks the button until it settles (§8). */
  onClick?: PressHandler | undefined;
}

const Root = styled.button({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: token.field.hMd,
  height: token.field.hMd,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: token.color.text.secondary,
  cursor: 'pointer',
  transition: `background ${token.motion.fast}, color ${token.motion.fast}`,
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  '&[data-size="sm"]': {
    width: token.field.hSm,
    height: token.field.hSm,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '&[data-size="lg"]': { width: token.field.hLg, height: token.field.hLg },
  [hover]: { background: token.color.nav.hoverBg, color: token.color.text.primary },
  [active]: { background: token.color.border.subtle },
  '&[data-tone="brand"]': {
    color: token.color.text.link,
    [hover]: { background: token.color.nav.selectedBg },
    [active]: { background: token.color.actionSoft.bg },
  },
  '&[data-tone="danger"]': {
    color: token.color.status.danger.fg,
    [`${hover}, ${active}`]: { background: token.color.status.danger.bg },
  },
  '&[data-tone="inverse"]': {
    color: token.color.text.inverse,
    [`${hover}, ${active}`]: { background: token.color.surface.photoScrim, color: token.color.text.inverse },
  },
  '&[aria-pressed="true"]': { background: token.color.actionSoft.bg, color: token.color.actionSoft.fg },
  '&:disabled': {
    '&, &:hover, &:active': { background: 'none', color: token.color.text.disabled, cursor: 'not-allowed' },
  },
  '& > .badge': {
    position: 'absolute',
    top: '1px',
    insetInlineStart: '55%',
    minWidth: '16px',
    height: '16px',
    padding: '0 4px',
    borderRadius: token.radius.pill,
    ...filled,
    boxShadow: `0 0 0 2px ${token.color.surface.card}, ${filled.boxShadow}`,
    fontFamily: token.font.number,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: token.weight.semibold,
    textAlign: 'center',
  },
  '& > .badge::before': { content: 'attr(data-count)' },
  '& > .badge[data-count=""]': {
    minWidth: '8px',
    width: '8px',
    height: '8px',
    padding: 0,
    top: '6px',
    background: token.color.action.mark,
    boxShadow: `0 0 0 2px ${token.color.surface.card}`,
  },
  '& > .spinner': spinner,
});

/** A button with only an icon; its accessible name is required. */
export function IconButton({
  icon,
  label,
  size = 'md',
  tone = 'neutral',
  badge,
  pressed,
  loading = false,
  type = 'button',
  href,
  onClick,
  ...rest
}: IconButtonProps) {
  const { isPending, run } = usePending();
  const isLoading = loading || isPending;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (isLoading) event.preventDefault();
    else run(() => onClick?.(event));
  };
  const isLink = href !== undefined && !rest.disabled;
  return (
    <Root
      title={label}
      {...rest}
      {...(isLink ? { as: Anchor, href } : { type })}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={isLoading || undefined}
      onClick={handleClick}
      data-size={size}
      data-tone={tone}
    >
      {isLoading ? <span className="spinner" aria-hidden="true" /> : icon}
      {(badge === true || (typeof badge === 'number' && badge > 0)) && (
        <span className="badge" aria-hidden="true" data-count={badge === true ? '' : badge > 99 ? '99+' : badge} />
      )}
    </Root>
  );
}
