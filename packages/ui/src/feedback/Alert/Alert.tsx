import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Alert.labels.ts';

export interface AlertProps extends Omit<BaseProps<HTMLDivElement>, 'title'> {
  /** Kind of message. */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** One small button. */
  action?: ReactNode;
  /** Shows a close button. */
  onDismiss?: (() => void) | undefined;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const { danger, success, warning, info } = token.color.status;

const Root = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[8],
  padding: `calc(${token.density.gap} - 4px) ${token.density.gap}`,
  borderRadius: token.radius.control,
  overflowWrap: 'anywhere',
  '&[data-tone="info"]': { color: info.fg, background: info.bg },
  '&[data-tone="success"]': { color: success.fg, background: success.bg },
  '&[data-tone="warning"]': { color: warning.fg, background: warning.bg },
  '&[data-tone="danger"]': { color: danger.fg, background: danger.bg },
  '& > .mark': { flex: 'none', width: token.size.iconMd, height: token.size.iconMd, marginTop: '1px' },
  '& > .text': { flex: 1, minWidth: 0 },
  '& .title': { margin: 0, fontWeight: token.weight.semibold },
  '& .title + .body': { marginTop: token.space[2] },
  '& .body': { color: token.color.text.primary },
  '& > .action': { flex: 'none', margin: '-3px 0' },
  '& > .close': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: token.size.target,
    height: token.size.target,
    marginBlock: '-1px',
    marginInline: '0 -6px',
    padding: 0,
    border: 0,
    borderRadius: token.space[4],
    background: 'none',
    '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
    color: 'inherit',
    cursor: 'pointer',
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** An inline message; it stays until it is dismissed or resolved. */
export function Alert({ tone = 'info', title, children, action, onDismiss, ...rest }: AlertProps) {
  const words = useLabels(labels);
  const Icon = ICONS[tone];
  return (
    <Root role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'} {...rest} data-tone={tone}>
      <Icon className="mark" />
      <div className="text">
        {title !== undefined && <p className="title">{title}</p>}
        {children !== undefined && <div className="body">{children}</div>}
      </div>
      {action !== undefined && <div className="action">{action}</div>}
      {onDismiss && (
        <button type="button" className="close" aria-label={words.dismiss} onClick={onDismiss}>
          <X />
        </button>
      )}
    </Root>
  );
}
