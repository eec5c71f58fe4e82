import { Check, RotateCw } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type QrCodeLabels, qrCodeLabels } from './QrCode.labels.ts';
import { Root } from './QrCode.styles.ts';

export interface QrCodeProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** The encoded text. */
  value: string;
  /** Accessible name of the code, its purpose. */
  label: string;
  /** Width and height of the code in px. */
  size?: number | undefined;
  /** Whether it can be scanned, was scanned, has expired, or is loading. */
  status?: 'ready' | 'scanned' | 'expired' | 'loading' | undefined;
  /** Requests a new code; a returned promise locks the button until it settles. */
  onRefresh?: (() => unknown) | undefined;
  /** URL of a picture in the middle, e.g. the school's logo. */
  logo?: string | undefined;
  /** Shows it on a raised sheet with viewfinder corners. */
  framed?: boolean | undefined;
  /** One line below, e.g. which app to scan with. */
  caption?: ReactNode;
  /** Link for those who cannot scan. */
  link?: { href: string; label: string } | undefined;
  labels?: Partial<QrCodeLabels> | undefined;
}

/** A QR code, always with a link for those who cannot scan (§4). */
export function QrCode(props: QrCodeProps) {
  const { value, label, size = 120, status, onRefresh, logo, framed, caption, link, labels, ...own } = props;
  const { style, ...rest } = own;
  const words = useLabels(qrCodeLabels, labels);
  const vars: CSSProperties & Record<'--_size', string> = { '--_size': `${size}px`, ...style };
  const isReady = status === undefined || status === 'ready';
  return (
    <Root {...rest} style={vars} data-status={status} data-framed={framed ? '' : undefined}>
      <div className="sheet">
        {status === 'loading' ? (
          <span className="ring" role="img" aria-label={words.loading} />
        ) : (
          <QRCodeSVG
            className="code"
            value={value}
            size={size}
            // A picture in the middle covers modules, so the code uses a higher error correction level.
            level={logo === undefined ? 'M' : 'H'}
            role={isReady ? 'img' : undefined}
            aria-label={isReady ? label : undefined}
            aria-hidden={isReady ? undefined : true}
          />
        )}
        {logo !== undefined && isReady && (
          <span className="logo" aria-hidden="true">
            <img src={logo} alt="" />
          </span>
        )}
        {status === 'expired' && onRefresh && (
          <span className="over">
            <Button size={size < 140 ? 'sm' : 'md'} icon={<RotateCw />} onClick={onRefresh}>
              {words.refresh}
            </Button>
          </span>
        )}
        {status === 'scanned' && (
          <span className="over">
            <span className="done">
              <Check aria-hidden="true" />
            </span>
          </span>
        )}
      </div>
      <span className="said" role="status">
        {status === 'expired' ? words.expired : status === 'scanned' ? words.scanned : ''}
      </span>
      {caption !== undefined && <p className="caption">{caption}</p>}
      {link && (
        <Anchor className="link" href={link.href}>
          {link.label}
        </Anchor>
      )}
    </Root>
  );
}
