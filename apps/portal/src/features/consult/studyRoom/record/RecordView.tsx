import type { RoomSession } from '@shuyuan/contract';
import { Button, Heading } from '@shuyuan/ui';
import { FileDown, ImageDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useOwned } from '../../../../page/context.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { useView } from '../../../../page/useView.ts';
import { BackButton } from '../components/BackButton.tsx';
import { dayOf } from './fileNames.ts';
import { RecordBoards } from './RecordBoards.tsx';
import { RecordStore } from './RecordStore.ts';
import { RecordWords } from './RecordWords.tsx';
import { RecordBody, RecordFacts, RecordHead, RecordPage } from './record.styles.ts';
import { useRecordExport } from './useRecordExport.ts';

/** What is left of a consultation, for its two: board, words and files, to read and to take along (product.md 4.17). */
export const RecordView = observer(function RecordView({ session }: { session: RoomSession }) {
  const { t } = useTranslation('studyRoom');
  const store = useOwned(({ services }) => new RecordStore(services.api, session));
  const boards = useRef<HTMLDivElement>(null);
  const { peer, me, enteredAt, minutes, subject } = session;
  const isStudent = me.type === 'student';
  const title = t(isStudent ? 'recordWith' : 'withStudent', { name: peer.name });
  useTitle(title);
  const { timeZone } = useView();
  const { work, savePdf, saveImages } = useRecordExport(store, title, boards);
  const facts = [
    enteredAt && dayOf(enteredAt, timeZone),
    subject,
    minutes > 0 && t('recordMinutes', { n: minutes }),
  ].filter(Boolean);
  return (
    <RecordPage data-room="record">
      <RecordHead>
        <div>
          <Heading level={1} size={24}>
            {title}
          </Heading>
          <RecordFacts>{facts.join(' · ')}</RecordFacts>
        </div>
        <BackButton isStudent={isStudent} />
        <Button
          variant="outline"
          icon={<ImageDown />}
          loading={work === 'images'}
          disabled={store.pages.length === 0}
          onClick={() => saveImages()}
        >
          {t('saveImages')}
        </Button>
        <Button icon={<FileDown />} loading={work === 'pdf'} disabled={!store.items.value} onClick={savePdf}>
          {t('savePdf')}
        </Button>
      </RecordHead>
      <Await query={store.items} skeleton="text" count={6}>
        {() => (
          <RecordBody>
            <RecordBoards ref={boards} store={store} onSave={saveImages} />
            <RecordWords store={store} />
          </RecordBody>
        )}
      </Await>
    </RecordPage>
  );
});
