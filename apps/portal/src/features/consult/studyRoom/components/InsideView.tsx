import { Button, compressPicture, Dialog, Segmented, whyRefused } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trustOwnWorkers } from '../../../../api/trustedScripts.ts';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { DeviceRows } from '../../../../shared/devices/DeviceRows.tsx';
import { SoundAndNetwork } from '../../../../shared/devices/SoundAndNetwork.ts';
import { TrackVideo } from '../../../../shared/devices/TrackVideo.tsx';
import { Board } from '../board/Board.tsx';
import type { InsideStore } from '../InsideStore.ts';
import {
  BoardPlace,
  ChoicePlace,
  Cover,
  CoverTitle,
  RoomBody,
  RoomFrame,
  RoomSide,
  ScreenPlace,
} from '../room.styles.ts';
import { DockView } from './DockView.tsx';
import { DropHint, FileInput } from './FileInput.tsx';
import { HintsView } from './HintsView.tsx';
import type { InsideProps } from './insideProps.ts';
import { RoomChat } from './RoomChat.tsx';
import { OwnTile, PeerTile } from './Tiles.tsx';
import { TopBar } from './TopBar.tsx';
import { useFileDrop } from './useFileDrop.ts';

/** The built-in room: the board is the page, people and text at the right, devices below (product.md 4.17). */
export const InsideView = observer(function InsideView({ store, inside, session }: InsideProps) {
  const { t } = useTranslation('studyRoom');
  const { locale } = useRoot();
  const [hasDevices, setHasDevices] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { board, peer, items, files } = inside;
  const addFiles = useCallback(
    (picked: readonly File[], around?: { x: number; y: number }) => {
      trustOwnWorkers();
      return files.add(picked, compressPicture, around, (slot, file) => whyRefused(slot, file, locale.locale));
    },
    [files, locale],
  );
  const pick = () => input.current?.click();
  const { isOver, handlers } = useFileDrop(addFiles);
  return (
    <RoomFrame data-room="inside" data-connection={peer?.state ?? 'alone'} {...handlers}>
      <FileInput inputRef={input} onFiles={addFiles} />
      <TopBar store={store} inside={inside} session={session} onDevices={() => setHasDevices(true)} />
      <RoomBody>
        <BoardPlace>
          <Board
            board={board}
            pictures={{ images: session.images, files: items.files }}
            peer={session.peer}
            onFiles={addFiles}
          />
          <SharedScreen inside={inside} name={session.peer.name} />
          <HintsView store={store} inside={inside} session={session} onDevices={() => setHasDevices(true)} />
          {isOver && <DropHint />}
          {peer?.isElsewhere && (
            <Cover role="alert">
              <CoverTitle>{t('elsewhere')}</CoverTitle>
              <p>{t('elsewhereHint')}</p>
              <Button onClick={inside.claim}>{t('claim')}</Button>
            </Cover>
          )}
        </BoardPlace>
        <RoomSide>
          <PeerTile inside={inside} person={session.peer} />
          <OwnTile devices={store.devices} person={session.me} />
          <RoomChat inside={inside} session={session} onPick={pick} />
        </RoomSide>
      </RoomBody>
      <DockView store={store} inside={inside} session={session} onPick={pick} />
      <Dialog open={hasDevices} title={t('devicesTitle')} width="md" onClose={() => setHasDevices(false)}>
        {hasDevices && <DevicesNow store={store} />}
      </Dialog>
    </RoomFrame>
  );
});

function DevicesNow({ store }: Pick<InsideProps, 'store'>) {
  const { speaker, network } = useOwned(() => new SoundAndNetwork());
  return <DeviceRows devices={store.devices} speaker={speaker} network={network} />;
}

/** The peer's shared screen over the board; the viewer chooses between the two. */
const SharedScreen = observer(function SharedScreen({ inside, name }: { inside: InsideStore; name: string }) {
  const { t } = useTranslation('studyRoom');
  const [isBoard, setIsBoard] = useState(false);
  const screen = inside.peer?.media.screen;
  if (!screen) return null;
  return (
    <>
      <ScreenPlace hidden={isBoard}>
        <TrackVideo source={screen} muted aria-label={t('screenOf', { name })} data-screen="" />
      </ScreenPlace>
      <Choice isBoard={isBoard} onChange={setIsBoard} />
    </>
  );
});

function Choice({ isBoard, onChange }: { isBoard: boolean; onChange: (isBoard: boolean) => void }) {
  const { t } = useTranslation('studyRoom');
  return (
    <ChoicePlace>
      <Segmented
        label={t('stageChoice')}
        value={isBoard ? 'board' : 'screen'}
        onChange={(value) => onChange(value === 'board')}
        items={[
          { value: 'screen', label: t('showScreen') },
          { value: 'board', label: t('showBoard') },
        ]}
      />
    </ChoicePlace>
  );
}
