import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Smartphone } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type MobileRedirectNoticeLabels, mobileRedirectNoticeLabels } from './MobileRedirectNotice.labels.ts';

export interface MobileRedirectNoticeProps extends BaseProps {
  /** URL of the same page on the mobile site (§2). */
  href: string;
  /** Called to stay on this site; without it the mobile site is the only option. */
  onStay?: (() => void) | undefined;
  labels?: Partial<MobileRedirectNoticeLabels> | undefined;
}

const Root = styled.section({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token.space[12],
  boxSizing: 'border-box',
  maxWidth: '384px',
  padding: token.space[32],
  borderRadius: token.radius.dialog,
  background: token.color.surface.card,
  boxShadow: token.shadow[2],
  textAlign: 'center',
  '& > .disc': {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    borderRadius: '50%',
    background: token.color.actionSoft.bg,
    color: token.color.actionSoft.fg,
  },
  '& > .title': { margin: 0, ...type[20], fontWeight: token.weight.semibold, color: token.color.text.primary },
  '& > .text': { margin: `0 0 ${token.space[8]}`, ...type[16], color: token.color.text.secondary, textWrap: 'balance' },
  '& > a': { minHeight: token.field.hLg },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** Shown on a phone that was not redirected to the mobile site automatically (§2). */
export function MobileRedirectNotice({ href, onStay, labels, ...rest }: MobileRedirectNoticeProps) {
  const words = useLabels(mobileRedirectNoticeLabels, labels);
  return (
    <Root aria-label={words.title} {...rest}>
      <span className="disc" aria-hidden="true">
        <Smartphone size={32} />
      </span>
      <h2 className="title">{words.title}</h2>
      <p className="text">{words.text}</p>
      <Button size="lg" block wrap href={href}>
        {words.open}
      </Button>
      {onStay && (
        <Button variant="ghost" tone="neutral" block onClick={onStay}>
          {words.stay}
        </Button>
      )}
    </Root>
  );
}
