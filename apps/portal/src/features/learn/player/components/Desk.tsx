import { LEARNT_PERCENT } from '@shuyuan/rules';
import { AttachmentList, Button, Card } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { practicePath } from '../../../../shared/course/learnPaths.ts';
import type { PlayerStore } from '../PlayerStore.ts';
import { KeyGrid } from '../player.styles.ts';

/** Seconds of an arrow key, as the kit's player has it. */
const SKIP_S = 10;

/** The practice of the lesson; it can be begun once the lesson is learnt. */
export const PracticeCard = observer(function PracticeCard({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const { own } = store;
  if (own?.practiceId === undefined)
    return (
      <section>
        <h2>{t('part.practice')}</h2>
        <p>{t('noPractice')}</p>
      </section>
    );
  const { practiceId: id, practiceState: state, practiceAnswered = 0 } = own;
  const isOpen = state === undefined || state === 'unfinished';
  const isEarly = isOpen && practiceAnswered === 0 && !store.isLearnt && own.datedId === undefined;
  return (
    <section>
      <h2>{t('part.practice')}</h2>
      <p>{t('practiceHint')}</p>
      {isEarly ? (
        <Button block disabled>
          {t('practiceFrom', { percent: store.playback.value?.learntPercent ?? LEARNT_PERCENT })}
        </Button>
      ) : (
        <Button block href={practicePath({ id, state })}>
          {t(isOpen ? (practiceAnswered > 0 ? 'practiceGoOn' : 'practiceStart') : 'practiceResult')}
        </Button>
      )}
    </section>
  );
});

/** Says that a lesson without a video is learnt. */
export const ReadMark = observer(function ReadMark({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const perform = usePerform();
  if (!store.mayMarkRead) return null;
  return (
    <section>
      <p>{t('markReadHint')}</p>
      <Button block variant="soft" onClick={() => perform(store.markRead)}>
        {t('markRead')}
      </Button>
    </section>
  );
});

/** Says that the class allows no skipping through a video, until the lesson is learnt (product.md 4.3). */
export const SkipNote = observer(function SkipNote({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const form = store.playback.value?.form;
  if (store.seekLimit === undefined || (form !== 'hls' && form !== 'mp4')) return null;
  return (
    <section>
      <h2>{t('noSkipping')}</h2>
      <p>{t('noSkippingHint')}</p>
    </section>
  );
});

/** Files of the lesson; their addresses end, so they are asked for again when one is opened (U6). */
export const Materials = observer(function Materials({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const perform = usePerform();
  const materials = store.playback.value?.materials ?? [];
  if (materials.length === 0)
    return (
      <Card>
        <EmptyPlace title={t('noMaterials')} hint={t('noMaterialsHint')} />
      </Card>
    );
  const open = ({ id, name }: { id: string; name: string }) =>
    perform(async () => {
      await store.playback.reload();
      const { value, error } = store.playback;
      if (error) throw error;
      const href = value?.materials?.find((material) => String(material.id) === id)?.url;
      if (href !== undefined)
        Object.assign(document.createElement('a'), { href, download: name, rel: 'noopener' }).click();
    });
  return (
    <Card>
      <AttachmentList
        items={materials.map(({ id, name, bytes }) => ({ id: String(id), name, size: bytes, status: 'download' }))}
        onPreview={(item) => void open(item)}
        onDownload={(item) => void open(item)}
      />
    </Card>
  );
});

/** The keys of the player of videos. */
export function Keys() {
  const { t } = useTranslation('player');
  return (
    <section>
      <h2>{t('keys')}</h2>
      <KeyGrid>
        <span>
          <kbd>{t('key.space')}</kbd>
          {t('key.play')}
        </span>
        <span>
          <kbd>N</kbd>
          {t('key.note')}
        </span>
        <span>
          <kbd>←</kbd>
          <kbd>→</kbd>
          {t('key.skip', { seconds: SKIP_S })}
        </span>
        <span>
          <kbd>C</kbd>
          {t('key.captions')}
        </span>
      </KeyGrid>
    </section>
  );
}
