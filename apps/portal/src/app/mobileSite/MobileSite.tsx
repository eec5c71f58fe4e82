import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { Company } from '@shuyuan/contract';
import { isMobileAgent, type Locale, safeHttpUrl } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { BrandLogo, GlobalStyle, KitProvider, MobileRedirectNotice, QrCode } from '@shuyuan/ui';
import type { MouseEvent } from 'react';
import { mobileSite as cn } from '../../i18n/cn/mobileSite.ts';
import { mobileSite as en } from '../../i18n/en/mobileSite.ts';

const TEXTS = { cn, en } as const;

const Place = styled.main({
  display: 'grid',
  gap: token.space[24],
  justifyItems: 'center',
  alignContent: 'center',
  boxSizing: 'border-box',
  minHeight: '100vh',
  padding: token.space[24],
  background: token.color.surface.page,
});
const Address = styled.span({
  maxWidth: '384px',
  color: token.color.text.secondary,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export interface MobileSiteProps {
  locale: Locale;
  userAgent: string;
  company: Pick<Company, 'androidApp' | 'iosApp' | 'shortName'> | undefined;
  /** The mobile address itself, as a phone opens it. */
  mobileUrl: string;
  /** The same page of the website for computers. */
  webUrl: string;
  /** The visitor goes on to the website, on a phone as well. */
  onStay: () => void;
}

/** The page at the mobile address of a school without a mobile site (§1): the way to a computer, or to the phone. */
export function MobileSite({ locale, userAgent, company, mobileUrl, webUrl, onStay }: MobileSiteProps) {
  const isPhone = isMobileAgent(userAgent);
  const { onPhone, onComputer } = TEXTS[locale];
  const app = isPhone ? appOf(userAgent, company) : undefined;
  const code = isPhone ? webUrl : mobileUrl;
  const notice = app ? (
    <MobileRedirectNotice href={app} labels={{ ...onPhone, open: onPhone.app }} onStay={onStay} />
  ) : (
    <MobileRedirectNotice href={webUrl} labels={isPhone ? { ...onPhone, open: onPhone.stay } : onComputer} />
  );
  const handleClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href === webUrl) onStay(); // a phone is not sent back here
  };
  return (
    <KitProvider locale={locale}>
      <GlobalStyle />
      <Global styles={{ body: { minWidth: 0 } }} />
      <Place onClick={handleClick}>
        <BrandLogo alt={company?.shortName ?? ''} />
        {notice}
        <QrCode value={code} label={isPhone ? onPhone.code : onComputer.code} size={144} framed />
        <Address>{code}</Address>
      </Place>
    </KitProvider>
  );
}

/** Where this phone gets the school's app; undefined without one. */
function appOf(userAgent: string, company: MobileSiteProps['company']): string | undefined {
  const address = /iPhone|iPad|iPod/.test(userAgent) ? company?.iosApp : company?.androidApp;
  return address ? safeHttpUrl(address)?.href : undefined;
}
