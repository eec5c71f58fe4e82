import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Button } from '../Button/Button.tsx';
import { type CaptchaSlotLabels, captchaSlotLabels } from './CaptchaSlot.labels.ts';

export interface CaptchaSlotProps extends BaseProps {
  /** Status of the check; the frame is shown for `idle` only. */
  status: 'loading' | 'idle' | 'passed' | 'failed';
  /** The frame of the captcha provider. */
  children?: ReactNode;
  /** Height of the frame in px, reserved in every status to avoid layout shift. */
  height?: number | undefined;
  /** Starts another check. */
  onRetry?: (() => void) | undefined;
  labels?: Partial<CaptchaSlotLabels> | undefined;
}

const Root = styled.section({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[12],
  boxSizing: 'border-box',
  width: '100%',
  padding: `0 ${token.space[12]}`,
  borderRadius: token.radius.control,
  background: token.color.surface.card,
  boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}`,
  color: token.color.text.secondary,
  '&[data-status="idle"]': { padding: 0, overflow: 'hidden' },
  '&[data-status="passed"]': {
    background: token.color.status.success.bg,
    color: token.color.status.success.fg,
    boxShadow: `inset 0 0 0 1px ${token.color.status.success.border}`,
  },
  '&[data-status="failed"]': {
    justifyContent: 'space-between',
    background: token.color.status.danger.bg,
    color: token.color.status.danger.fg,
    boxShadow: `inset 0 0 0 1px ${token.color.status.danger.border}`,
  },
  '& > .word': { display: 'flex', gap: token.space[8], alignItems: 'center', minWidth: 0 },
  '& > .word > svg': { flex: 'none', width: token.size.iconMd, height: token.size.iconMd },
  '& > iframe': { width: '100%', height: '100%', border: 0 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** Reserves space for a third-party captcha and shows its result. */
export function CaptchaSlot(props: CaptchaSlotProps) {
  const { status, children, height = 44, onRetry, labels, style, ...rest } = props;
  const words = useLabels(captchaSlotLabels, labels);
  return (
    <Root aria-label={words.name} {...rest} style={{ minHeight: height, ...style }} data-status={status}>
      {status === 'idle' && children}
      {status === 'loading' && <Spinner size="sm" label={words.loading} labelShown />}
      {status === 'passed' && (
        <span className="word" role="status">
          <CircleCheck aria-hidden="true" />
          {words.passed}
        </span>
      )}
      {status === 'failed' && (
        <>
          <span className="word" role="alert">
            <CircleX aria-hidden="true" />
            {words.failed}
          </span>
          {onRetry && (
            <Button size="sm" variant="outline" tone="neutral" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </>
      )}
    </Root>
  );
}
