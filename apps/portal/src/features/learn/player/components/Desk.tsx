import { LEARNT_PERCENT } from '@shuyuan/rules';
import { AttachmentList, Button, Card, formatStartTime } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { announceOf } from '../../../../shared/course/announce.ts';
import { practicePath } from '../../../../shared/course/learnPaths.ts';
import { practiceOf } from '../../../../shared/course/lessonProps.ts';
import type { PlayerStore } from '../PlayerStore.ts';
import { KeyGrid } from '../player.styles.ts';

/** Seconds of an arrow key, as the kit's player has it. */
const SKIP_S = 10;

/** The practice of the lesson: announced before it opens, then with its limit and deadline; a call that failed is no fact. */
export const PracticeCard = observer(function PracticeCard({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  return (
    <section>
      <h2>{t('part.practice')}</h2>
      <Await<unknown> query={store.lesson.ownQuery} missing={null}>
        {() => <OwnPractice store={store} />}
      </Await>
    </section>
  );
});

const OwnPractice = observer(function OwnPractice({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const { t: lessons } = useTranslation('lessons');
  const { locale } = useRoot().locale;
  const view = useView(store.time.now);
  const { own } = store.lesson;
  if (!own) return null;
  if (own.practiceId === undefined) {
    // A backend that tells nothing of practices does not say that there is none.
    const known = practiceOf(own);
    if (known === undefined) return null;
    return <p>{announceOf(own, lessons) ?? t(known === 'elsewhere' ? 'practiceElsewhere' : 'noPractice')}</p>;
  }
  const { practiceId: id, practiceState: state, practiceAnswered, practiceLimitMinutes, practiceDueAt } = own;
  const isOpen = state === undefined || state === 'unfinished';
  const isBegun = practiceAnswered !== undefined && practiceAnswered > 0;
  const isEarly = isOpen && !isBegun && !store.isLearnt && own.datedId === undefined;
  const words = isOpen && [
    t('practiceHint'),
    own.isPracticeRequired && store.lesson.ownClass.value?.isLockedByPractice === true && t('practiceLocks'),
    practiceLimitMinutes !== undefined && t('practiceLimit', { count: practiceLimitMinutes }),
    practiceDueAt !== undefined && t('practiceDue', { due: formatStartTime(practiceDueAt, view) }),
  ];
  return (
    <>
      {words && <p>{words.filter((word) => word !== false).join(locale === 'cn' ? '' : ' ')}</p>}
      {isEarly ? (
        <Button block disabled>
          {t('practiceFrom', { percent: store.playback.value?.learntPercent ?? LEARNT_PERCENT })}
        </Button>
      ) : (
        <Button block href={practicePath({ id, state })}>
          {t(isOpen ? (isBegun ? 'practiceGoOn' : 'practiceStart') : 'practiceResult')}
        </Button>
      )}
    </>
  );
});

/** Says that a lesson without a video is learnt. */
export const ReadMark = observer(function ReadMark({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const perform = usePerform();
  if (!store.mayMarkRead) return null;
  const { own } = store.lesson;
  const practice = own && practiceOf(own);
  const hasPractice = practice === 'here' || practice === 'elsewhere' || own?.practiceOpens !== undefined;
  return (
    <section>
      <p>{t(hasPractice ? 'markReadHintPractice' : 'markReadHint')}</p>
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
  const { materials } = store.playback.value ?? {};
  if (!materials?.length)
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
