import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { QrCode } from '../../data/QrCode/QrCode.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type InviteCardLabels, inviteCardLabels } from './InviteCard.labels.ts';

export interface InviteCardProps extends Omit<BaseProps, 'title' | 'onCopy'> {
  /** The reward for an invitation, in one sentence. */
  title: string;
  /** Invitation code of the student. */
  code: string;
  /** URL where the invitation is accepted; also encoded in the QR code. */
  href: string;
  /** The rules, one sentence each. */
  rules: readonly string[];
  /** Whether it can still be used. */
  status: 'open' | 'ended';
  /** Copies the URL; without it there is no copy button. */
  onCopy?: ((href: string) => unknown) | undefined;
  labels?: Partial<InviteCardLabels> | undefined;
}

const Root = styled.article({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${token.space[24]} ${token.space[32]}`,
  padding: token.space[32],
  borderRadius: token.radius.dialog,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& > .about': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: token.space[8],
    minWidth: 0,
  },
  '& .title': {
    margin: 0,
    ...type[24],
    fontWeight: token.weight.semibold,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '& .label': { marginTop: token.space[8], ...type[13], color: token.color.text.secondary },
  '& .invitation': {
    fontFamily: token.font.number,
    ...type[28],
    fontWeight: token.weight.semibold,
    letterSpacing: '.08em',
    color: token.color.text.link,
    overflowWrap: 'anywhere',
  },
  '& .copy': { marginTop: token.space[8] },
  '& .said': visuallyHidden,
  '& > .qr': { padding: token.space[16], borderRadius: token.radius.card, background: token.color.actionSoft.bg },
  '& > .rules': {
    gridColumn: '1 / -1',
    paddingTop: token.space[20],
    borderTop: `1px dashed ${token.color.border.control}`,
    ...type[13],
    color: token.color.text.secondary,
    '& > h3': { margin: `0 0 ${token.space[8]}`, ...type[14], color: token.color.text.primary },
    '& > ol': { margin: 0, paddingInlineStart: token.space[20], listStyle: 'decimal' },
    '& li + li': { marginTop: token.space[4] },
  },
  '&[data-status="ended"]': {
    '& .invitation': { color: token.color.text.tertiary },
    '& > .qr': { background: token.color.surface.sunken },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** A student's invitation: code, QR code and rules (§2 /invite). */
export function InviteCard({ title, code, href, rules, status, onCopy, labels, ...rest }: InviteCardProps) {
  const words = useLabels(inviteCardLabels, labels);
  const [isCopied, setCopied] = useState(false);
  const isOpen = status === 'open';
  const copy = async () => {
    await onCopy?.(href);
    setCopied(true);
  };
  return (
    <Root {...rest} data-status={status}>
      <div className="about">
        {!isOpen && <Tag tone="neutral">{words.ended}</Tag>}
        <h2 className="title">{title}</h2>
        <span className="label">{words.code}</span>
        <span className="invitation">{code}</span>
        {isOpen && onCopy && (
          <Button className="copy" size="lg" onClick={copy}>
            {isCopied ? words.copied : words.copy}
          </Button>
        )}
        <span className="said" role="status">
          {isCopied ? words.copied : ''}
        </span>
      </div>
      {isOpen && (
        <div className="qr">
          <QrCode value={href} label={words.scan} size={120} caption={words.scan} link={{ href, label: words.open }} />
        </div>
      )}
      <div className="rules">
        <h3>{words.rules}</h3>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </div>
    </Root>
  );
}
