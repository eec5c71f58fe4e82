import { Button, Heading, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../core/known.ts';
import { useRoot } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { App, Apps, Band, Computer, Page, Picture } from './about.styles.ts';
import { appLinks } from './appLinks.ts';

/** `/download` (§2): the school's apps by code and by link. */
export const DownloadPage = observer(function DownloadPage() {
  const { t } = useTranslation('about');
  const company = useRoot().tenant.company.value;
  const title = t('downloadTitle', { school: textHere(company?.shortName) });
  useTitle(title);
  const apps = appLinks(company);
  return (
    <>
      <Band>
        <div>
          <Heading level={1} size={32}>
            {title}
          </Heading>
          <Text as="p" size={16} tone="secondary">
            {apps.length > 0 ? t('downloadText') : t('noAppHint')}
          </Text>
          <Picture aria-hidden="true" />
        </div>
      </Band>
      <Page>
        <Apps>
          {apps.map(({ system, href }) => (
            <App key={system}>
              <Heading level={2} size={18}>
                {t(system)}
              </Heading>
              <QRCodeSVG value={href} size={160} marginSize={2} title={`${t(system)} · ${t('scan')}`} />
              <Button variant="outline" href={href}>
                {t('openLink')}
              </Button>
            </App>
          ))}
          <Computer>
            <Heading level={2} size={18}>
              {t('desktopTitle')}
            </Heading>
            <Text as="p" tone="secondary">
              {apps.length > 0 ? t('desktopText') : `${t('noApp')} ${t('desktopText')}`}
            </Text>
            <Button variant="soft" href="/course">
              {t('goLearn')}
            </Button>
          </Computer>
        </Apps>
      </Page>
    </>
  );
});
