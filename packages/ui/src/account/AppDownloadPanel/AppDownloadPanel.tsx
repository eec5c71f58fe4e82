import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { QrCode } from '../../data/QrCode/QrCode.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type AppDownloadPanelLabels, appDownloadPanelLabels } from './AppDownloadPanel.labels.ts';

/** A platform that the app runs on. */
export interface AppPlatform {
  id: string;
  /** Name of the platform, e.g. `iPhone`. */
  name: string;
  /** One short line, e.g. supported versions. */
  note?: string | undefined;
  /** URL of the QR code and of the link. */
  href: string;
}

export interface AppDownloadPanelProps extends Omit<BaseProps<HTMLUListElement>, 'role'> {
  /** Two or three platforms. */
  platforms: readonly AppPlatform[];
  labels?: Partial<AppDownloadPanelLabels> | undefined;
}

const Root = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.layout.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: token.space[4],
    boxSizing: 'border-box',
    width: '272px',
    padding: `${token.space[24]} ${token.space[20]}`,
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    boxShadow: token.shadow[1],
    textAlign: 'center',
  },
  '& .name': { margin: 0, ...type[18], fontWeight: token.weight.semibold, color: token.color.text.primary },
  '& .note': { margin: 0, minHeight: token.lineHeight[13], ...type[13], color: token.color.text.secondary },
  '& .code': { marginTop: token.space[12] },
  '@media (forced-colors: active)': { '& > li': { border: '1px solid CanvasText' } },
});

/** Where to get the app: one QR code per platform, and a link for those who cannot scan (§2). */
export function AppDownloadPanel({ platforms, labels, ...rest }: AppDownloadPanelProps) {
  const words = useLabels(appDownloadPanelLabels, labels);
  return (
    <Root {...rest}>
      {platforms.map(({ id, name, note, href }) => (
        <li key={id}>
          <h3 className="name">{name}</h3>
          <p className="note">{note}</p>
          <div className="code">
            <QrCode value={href} label={words.scan(name)} size={120} link={{ href, label: words.open }} />
          </div>
        </li>
      ))}
    </Root>
  );
}
