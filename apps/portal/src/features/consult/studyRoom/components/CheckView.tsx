import { Alert, Button, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned } from '../../../../page/context.tsx';
import { CameraPreview } from '../../../../shared/devices/CameraPreview.tsx';
import { DeviceRows } from '../../../../shared/devices/DeviceRows.tsx';
import { SoundAndNetwork } from '../../../../shared/devices/SoundAndNetwork.ts';
import type { RoomStore } from '../RoomStore.ts';
import { Check, CheckActions, CheckHint, CheckList, CheckNote, CheckOwn, Stage } from '../stage.styles.ts';

/** The devices before the room; a microphone is not required (product.md 4.17). */
export const CheckView = observer(function CheckView({ store }: { store: RoomStore }) {
  const { t } = useTranslation(['studyRoom', 'deviceTest']);
  const { speaker, network } = useOwned(() => new SoundAndNetwork());
  const { devices, isStudent, isUrlRefused } = store;
  const name = store.session.value?.peer.name;
  return (
    <Stage>
      <Check aria-labelledby="room-check" data-room="check">
        <CheckOwn>
          <div>
            <Heading level={1} size={20} id="room-check">
              {t('checkTitle')}
            </Heading>
            {name !== undefined && <CheckHint>{t(isStudent ? 'checkHint' : 'checkHintLecturer', { name })}</CheckHint>}
          </div>
          <CameraPreview devices={devices} />
          {isUrlRefused && <Alert tone="warning">{t('urlRefused')}</Alert>}
          {!devices.media.isSupported && (
            <Alert tone="warning" title={t('deviceTest:unsupported')}>
              {t('deviceTest:unsupportedHint')}
            </Alert>
          )}
          <CheckActions>
            {devices.camera.isOn && (
              <Button size="lg" variant="outline" onClick={() => void store.join(false)}>
                {t('noCamera')}
              </Button>
            )}
            <Button size="lg" onClick={() => void store.join()}>
              {t(devices.microphone.isOn ? 'enter' : 'enterByText')}
            </Button>
          </CheckActions>
          {!devices.microphone.isOn && <CheckNote>{t('textHint')}</CheckNote>}
        </CheckOwn>
        <CheckList>
          <DeviceRows devices={devices} speaker={speaker} network={network} />
        </CheckList>
      </Check>
    </Stage>
  );
});
