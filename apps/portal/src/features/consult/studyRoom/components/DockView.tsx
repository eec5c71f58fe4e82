import { Button, ConfirmDialog, formatTimeOfDay, formatZone, Menu } from '@shuyuan/ui';
import {
  Hand,
  Image,
  type LucideIcon,
  Mic,
  MicOff,
  PhoneOff,
  ScreenShare,
  ScreenShareOff,
  Video,
  VideoOff,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { Dock, DockEnd, DockTool, DockTools } from '../room.styles.ts';
import type { InsideProps } from './insideProps.ts';

interface ToolProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  isOff?: boolean;
}

function Tool({ icon: Icon, label, isOff = false, ...rest }: ToolProps) {
  return (
    <DockTool type="button" {...rest} data-off={isOff || undefined}>
      <Icon aria-hidden />
      {label}
    </DockTool>
  );
}

interface DockViewProps extends InsideProps {
  /** Opens the picker of photos and documents. */
  onPick(): void;
}

/** One's own devices, pictures to put on the board, and the way out. */
export const DockView = observer(function DockView({ store, inside, session, onPick }: DockViewProps) {
  const { t } = useTranslation('studyRoom');
  const [question, setQuestion] = useState<'leave' | 'finish' | null>(null);
  const { devices, isStudent, time } = store;
  const view = useView(time.now);
  const { items } = inside;
  const close = () => setQuestion(null);
  return (
    <Dock>
      <span>
        {t('zoned', { zone: formatZone(view.timeZone, view), time: formatTimeOfDay(view.now, view.timeZone) })}
      </span>
      <DockTools>
        <DeviceTools store={store} />
        <PhotoTool inside={inside} session={session} onPick={onPick} />
        <Tool
          icon={devices.screen.isOn ? ScreenShareOff : ScreenShare}
          label={t(devices.screen.isOn ? 'shareStop' : 'share')}
          aria-pressed={devices.screen.isOn}
          onClick={() => (devices.screen.isOn ? devices.screen.close() : void devices.screen.open())}
        />
        {isStudent && <Tool icon={Hand} label={t('lost')} onClick={() => items.add('text', t('lostText'))} />}
        {!isStudent && (
          <Button tone="danger" size="lg" icon={<PhoneOff />} onClick={() => setQuestion('finish')}>
            {t('finish')}
          </Button>
        )}
        <Button
          tone={isStudent ? 'danger' : 'neutral'}
          variant={isStudent ? 'solid' : 'outline'}
          size="lg"
          icon={isStudent ? <PhoneOff /> : undefined}
          onClick={() => setQuestion('leave')}
        >
          {t('leave')}
        </Button>
      </DockTools>
      <DockEnd>{t('free')}</DockEnd>
      <ConfirmDialog
        open={question === 'leave'}
        title={t('leaveTitle')}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        onConfirm={store.leave}
        onClose={close}
      >
        {t('leaveText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'finish'}
        tone="danger"
        icon={<PhoneOff />}
        title={t('finishTitle')}
        confirmLabel={t('finish')}
        onConfirm={store.finish}
        onClose={close}
      >
        {t('finishText')}
      </ConfirmDialog>
    </Dock>
  );
});

/** Pictures of the question and photos of the talk, to put on the page; or one from this computer. */
const PhotoTool = observer(function PhotoTool({ inside, session, onPick }: Omit<DockViewProps, 'store'>) {
  const { t } = useTranslation('studyRoom');
  const { board, items } = inside;
  const photos = items.files.filter(({ isImage }) => isImage);
  const tool = { icon: Image, label: t('photo') };
  if (session.images.length === 0 && photos.length === 0) return <Tool {...tool} onClick={onPick} />;
  const choose = (key: string) => {
    const photo = photos.find(({ id }) => `f${id}` === key);
    if (key === 'pick') onPick();
    else if (photo) board.placePicture(photo);
    else board.placePhoto(Number(key));
  };
  return (
    <Menu
      trigger={<Tool {...tool} />}
      items={[
        ...session.images.map((_, index) => ({ value: String(index), label: t('photoOf', { n: index + 1 }) })),
        ...photos.map(({ id, name }) => ({ value: `f${id}`, label: name })),
        { value: 'pick', label: t('pick') },
      ]}
      onSelect={choose}
    />
  );
});

/** Microphone and camera. */
const DeviceTools = observer(function DeviceTools({ store }: Pick<InsideProps, 'store'>) {
  const { t } = useTranslation('studyRoom');
  const { camera, microphone } = store.devices;
  const isSilent = !microphone.isOn || microphone.isMuted;
  return (
    <>
      <Tool
        icon={isSilent ? MicOff : Mic}
        label={t(!microphone.isOn ? 'openMicrophone' : microphone.isMuted ? 'unmute' : 'mute')}
        isOff={isSilent}
        onClick={() => (microphone.isOn ? microphone.setMuted(!microphone.isMuted) : void microphone.open())}
      />
      <Tool
        icon={camera.isOn ? Video : VideoOff}
        label={t(camera.isOn ? 'cameraOff' : 'cameraOn')}
        isOff={!camera.isOn}
        onClick={() => (camera.isOn ? camera.close() : void camera.open())}
      />
    </>
  );
});
