import { Alert, Heading } from '@shuyuan/ui';
import { Globe } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { CameraPreview } from '../../../shared/devices/CameraPreview.tsx';
import { CheckRow } from '../../../shared/devices/CheckRow.tsx';
import { DeviceRows } from '../../../shared/devices/DeviceRows.tsx';
import { browserMedia } from '../../../shared/devices/media.ts';
import { DeviceTestStore } from './DeviceTestStore.ts';
import { Columns, Head, Note, Page, Picture } from './deviceTest.styles.ts';

/** `/test` (§2): camera, microphone, speaker, network and browser before a class. */
export const DeviceTestPage = observer(function DeviceTestPage() {
  const { t } = useTranslation('deviceTest');
  const store = useOwned(() => new DeviceTestStore(browserMedia));
  const { devices, speaker, network, isReady } = store;
  useTitle(t('title'));
  return (
    <Page>
      <Head>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        <p>{t('lead')}</p>
      </Head>
      {!devices.media.isSupported && (
        <Alert tone="warning" title={t('unsupported')}>
          {t('unsupportedHint')}
        </Alert>
      )}
      <Columns>
        <Picture>
          <CameraPreview devices={devices} />
          <Note>{t('privacy')}</Note>
          {isReady && (
            <Alert tone="success" title={t('done')}>
              {t('doneHint')}
            </Alert>
          )}
        </Picture>
        <DeviceRows devices={devices} speaker={speaker} network={network}>
          {devices.media.isSupported && (
            <CheckRow tone="good" icon={<Globe />} title={t('browser.title')} text={t('browser.text')} />
          )}
        </DeviceRows>
      </Columns>
    </Page>
  );
});
