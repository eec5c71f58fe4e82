import { Button, MicPermission } from '@shuyuan/ui';
import { Video, VideoOff, Volume2, VolumeX, Wifi, WifiOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Capture } from './Capture.ts';
import { CheckRow } from './CheckRow.tsx';
import type { DeviceStore } from './DeviceStore.ts';
import { Bars, Level, Rows } from './devices.styles.ts';
import { browserKind } from './media.ts';
import type { Network } from './Network.ts';
import type { Speaker } from './Speaker.ts';

interface DeviceRowsProps {
  devices: DeviceStore;
  speaker: Speaker;
  network: Network;
  /** Rows of the page's own, after these. */
  children?: ReactNode;
}

const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const STRENGTH = { unknown: 0, asking: 0, good: 4, fair: 2, poor: 1, offline: 0 } as const;
const MIC_STATES = {
  off: 'prompt',
  asking: 'prompt',
  on: 'granted',
  denied: 'denied',
  none: 'none',
  busy: 'none',
} as const;

/** The next device of a list after the one in use. */
const next = (capture: Capture, list: readonly MediaDeviceInfo[]) => {
  const at = list.findIndex(({ deviceId }) => deviceId === capture.deviceId);
  return list[(at + 1) % list.length]?.deviceId;
};

/** Camera, microphone, speaker and network, each with its state and the way on (product.md 4.17). */
export function DeviceRows({ devices, speaker, network, children }: DeviceRowsProps) {
  return (
    <Rows>
      <CameraRow devices={devices} />
      <MicrophoneRow devices={devices} />
      <SpeakerRow speaker={speaker} />
      <NetworkRow network={network} />
      {children}
    </Rows>
  );
}

const CameraRow = observer(function CameraRow({ devices }: { devices: DeviceStore }) {
  const { t } = useTranslation('deviceTest');
  const { camera, cameras } = devices;
  const { state } = camera;
  const kind = browserKind(navigator.userAgent);
  const steps = [t(`camera.step1.${kind}`), t(`camera.step2.${kind}`), t('camera.step3')];
  return (
    <CheckRow
      tone={
        state === 'on' ? 'good' : state === 'denied' ? 'bad' : state === 'none' || state === 'busy' ? 'warn' : undefined
      }
      icon={state === 'on' || state === 'asking' ? <Video /> : <VideoOff />}
      title={t(`camera.title.${state}`)}
      text={t(`camera.text.${state}`)}
      steps={state === 'denied' ? { name: t('steps'), lines: steps } : undefined}
      action={
        state === 'on' ? (
          <>
            {cameras.length > 1 && (
              <Button size="sm" variant="ghost" onClick={() => camera.open(next(camera, cameras))}>
                {t('change')}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={camera.close}>
              {t('close')}
            </Button>
          </>
        ) : (
          devices.media.isSupported && (
            <Button size="sm" variant="outline" onClick={() => camera.open()}>
              {t(state === 'off' || state === 'asking' ? 'allow' : 'again')}
            </Button>
          )
        )
      }
    />
  );
});

const MicrophoneRow = observer(function MicrophoneRow({ devices }: { devices: DeviceStore }) {
  const { t } = useTranslation('deviceTest');
  const { microphone, microphones, level } = devices;
  const cells = Math.round(level * CELLS.length);
  return (
    <div>
      <MicPermission
        state={MIC_STATES[microphone.state]}
        browser={browserKind(navigator.userAgent)}
        device={microphone.label || undefined}
        onAsk={() => microphone.open()}
        onChange={microphones.length > 1 ? () => microphone.open(next(microphone, microphones)) : undefined}
      />
      {microphone.isOn && (
        <Level
          role="meter"
          aria-label={t('level')}
          aria-valuemin={0}
          aria-valuemax={CELLS.length}
          aria-valuenow={cells}
          title={t('levelHint')}
        >
          {CELLS.map((cell) => (
            <i key={cell} data-on={cell <= cells || undefined} />
          ))}
        </Level>
      )}
    </div>
  );
});

const SpeakerRow = observer(function SpeakerRow({ speaker }: { speaker: Speaker }) {
  const { t } = useTranslation('deviceTest');
  const { state } = speaker;
  const isBad = state === 'unheard' || state === 'failed';
  return (
    <CheckRow
      tone={state === 'heard' ? 'good' : isBad ? 'warn' : undefined}
      icon={isBad ? <VolumeX /> : <Volume2 />}
      title={t(`speaker.title.${state}`)}
      text={t(`speaker.text.${state}`)}
      action={
        state === 'asked' ? (
          <>
            <Button size="sm" onClick={() => speaker.answer(true)}>
              {t('speaker.yes')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => speaker.answer(false)}>
              {t('speaker.no')}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="outline" onClick={speaker.play}>
            {t(state === 'idle' || state === 'playing' ? 'speaker.play' : 'speaker.playAgain')}
          </Button>
        )
      }
    />
  );
});

const NetworkRow = observer(function NetworkRow({ network }: { network: Network }) {
  const { t } = useTranslation('deviceTest');
  const { state, delayMs } = network;
  const bars = STRENGTH[state];
  const isKnown = state !== 'unknown' && state !== 'asking';
  return (
    <CheckRow
      tone={state === 'good' ? 'good' : state === 'offline' ? 'bad' : isKnown ? 'warn' : undefined}
      icon={state === 'offline' ? <WifiOff /> : <Wifi />}
      title={t(`network.title.${state}`)}
      text={<span data-measured="">{t(`network.text.${state}`, { ms: delayMs ?? '—' })}</span>}
      action={
        <>
          {isKnown && (
            <Bars role="img" aria-label={t('network.bars', { n: bars })} data-weak={bars < 4 || undefined}>
              {[1, 2, 3, 4].map((bar) => (
                <i key={bar} data-on={bar <= bars || undefined} />
              ))}
            </Bars>
          )}
          {isKnown && state !== 'good' && (
            <Button size="sm" variant="outline" onClick={network.check}>
              {t('network.again')}
            </Button>
          )}
        </>
      }
    />
  );
});
