import { Button } from '@shuyuan/ui';
import { VideoOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DeviceStore } from './DeviceStore.ts';
import { CameraName, Preview, PreviewOff } from './devices.styles.ts';
import { TrackVideo } from './TrackVideo.tsx';

/** The local video; before it starts, the button that requests camera and microphone. */
export const CameraPreview = observer(function CameraPreview({ devices }: { devices: DeviceStore }) {
  const { t } = useTranslation('deviceTest');
  const { camera, microphone } = devices;
  const isNew = camera.state === 'off' && microphone.state === 'off';
  return (
    <Preview data-state={camera.state}>
      {camera.track ? (
        <>
          <TrackVideo source={camera.track} muted aria-label={t('preview')} />
          {camera.label !== '' && <CameraName>{camera.label}</CameraName>}
        </>
      ) : (
        <PreviewOff>
          <VideoOff aria-hidden />
          {isNew && devices.media.isSupported ? (
            <>
              <Button onClick={devices.openBoth}>{t('openBoth')}</Button>
              <p>{t('openBothHint')}</p>
            </>
          ) : (
            <p>{t('previewOff')}</p>
          )}
        </PreviewOff>
      )}
    </Preview>
  );
});
