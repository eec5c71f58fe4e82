import type { RoomSession } from '@shuyuan/contract';
import { Avatar, Button } from '@shuyuan/ui';
import { MicOff, Wifi } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceStore } from '../../../../shared/devices/DeviceStore.ts';
import { TrackVideo } from '../../../../shared/devices/TrackVideo.tsx';
import type { InsideStore } from '../InsideStore.ts';
import { Tile, TileDelay, TileFrozen, TileName, TileSound } from '../tile.styles.ts';

type Person = RoomSession['me'];

/** Loudness from which the own frame lights up. */
const SPEAKS_FROM = 0.4;

/** The peer: picture and sound, or the portrait while there is none. */
export const PeerTile = observer(function PeerTile({ inside, person }: { inside: InsideStore; person: Person }) {
  const { t } = useTranslation('studyRoom');
  const [play, setPlay] = useState<(() => void) | null>(null);
  const blocked = useCallback((again: () => void) => setPlay(() => again), []);
  const { peer } = inside;
  const face = peer?.media.face ?? null;
  const hasPicture = face !== null && peer?.media.facts.camera === true;
  const isFrozen = hasPicture && (peer?.media.isFrozen === true || !person.isHere);
  const isMuted = peer?.state === 'connected' && peer.media.facts.microphone !== 'on';
  const { name } = person;
  return (
    <Tile
      data-person="peer"
      data-connection={peer?.state ?? 'alone'}
      data-camera={hasPicture || undefined}
      data-frozen={isFrozen || undefined}
      data-microphone={peer?.media.facts.microphone}
      data-speaking={(peer?.media.isSpeaking && !isFrozen) || undefined}
    >
      {!hasPicture && <Avatar size={56} name={name} src={person.portrait} decorative />}
      {face && (
        <TrackVideo
          source={face}
          aria-label={t('portraitOf', { name })}
          data-hidden={hasPicture ? undefined : ''}
          onBlocked={blocked}
        />
      )}
      {isFrozen && <TileFrozen role="status">{t('frozen')}</TileFrozen>}
      <TileName>
        {isMuted && <MicOff aria-hidden />}
        {isMuted ? t('peerMuted', { name }) : name}
      </TileName>
      {peer?.media.delayMs != null && !isFrozen && (
        <TileDelay>
          <Wifi aria-hidden />
          {t('delay', { ms: peer.media.delayMs })}
        </TileDelay>
      )}
      {play && (
        <TileSound>
          <Button
            size="sm"
            onClick={() => {
              play();
              setPlay(null);
            }}
          >
            {t('soundOn')}
          </Button>
        </TileSound>
      )}
    </Tile>
  );
});

/** The own picture, as in a mirror. */
export const OwnTile = observer(function OwnTile({ devices, person }: { devices: DeviceStore; person: Person }) {
  const { t } = useTranslation('studyRoom');
  const { camera, microphone, level } = devices;
  const isSilent = !microphone.isOn || microphone.isMuted;
  return (
    <Tile data-person="me" data-speaking={(!isSilent && level > SPEAKS_FROM) || undefined}>
      {camera.track ? (
        <TrackVideo source={camera.track} muted data-own="" aria-label={t('ownPicture')} />
      ) : (
        <Avatar size={56} name={person.name} src={person.portrait} decorative />
      )}
      <TileName>
        {isSilent && <MicOff aria-hidden />}
        {t(!microphone.isOn ? 'meSilent' : microphone.isMuted ? 'meMuted' : 'me')}
      </TileName>
    </Tile>
  );
});
