import { mmss } from '@shuyuan/rules';
import { Anchor, Button, type PlayerHandle, Tabs } from '@shuyuan/ui';
import { ChevronLeft, Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { classPath } from '../../../shared/course/learnPaths.ts';
import { useLessonPush } from '../../../shared/course/useLessonPush.ts';
import { buyPath } from './buyPath.ts';
import { Keys, Materials, PracticeCard, ReadMark, SkipNote } from './components/Desk.tsx';
import { Notes } from './components/Notes.tsx';
import { Outline } from './components/Outline.tsx';
import { SavedMark } from './components/SavedMark.tsx';
import { Screen } from './components/Screen.tsx';
import { TrialOffer } from './components/TrialOffer.tsx';
import { PlayerStore } from './PlayerStore.ts';
import { Bar, Desk, Stage, StageColumns, Waiting } from './player.styles.ts';
import { LESSON_PARTS, playerAddress } from './playerAddress.ts';
import { awaitedBy, isEmptyClass } from './playerFacts.ts';

/** `/learn/recordVideo/…` and `/learn/scheduledetail/…` (§2): a lesson with its outline, notes, files and practice (product.md 5.4, 5.5). */
export const PlayerPage = observer(function PlayerPage() {
  const { t } = useTranslation('player');
  const params = useParams();
  const [{ lessonId, saleId }] = useAddress(playerAddress);
  const isDated = params.id !== undefined;
  const id = idOf(params.id ?? params.sellCourseId);
  const store = useOwned(
    (root) =>
      new PlayerStore({
        api: root.api,
        clock: root.services.clock,
        storage: root.services.storage,
        upload: root.services.upload,
        studentId: root.auth.user?.id,
      }),
  );
  useEffect(() => {
    if (id !== null) store.show(isDated ? { datedId: id } : { courseId: id, lessonId, saleId });
  }, [store, id, isDated, lessonId, saleId]);
  useLessonPush(store.lesson.reload);
  const isMissing =
    id === null ||
    isEmptyClass(store.lesson) ||
    store.lesson.dated.error?.kind === 'missing' ||
    (!store.lesson.isVisitor && store.playback.error?.kind === 'missing');
  useTitle(store.playback.value?.title ?? store.lesson.own?.title ?? (isMissing ? undefined : t('page')));
  if (isMissing)
    return (
      <Missing
        kind="course"
        title={t('missing')}
        text={t('missingHint')}
        action={isDated ? { href: '/myclass', label: t('toClasses') } : { href: '/course', label: t('toCourses') }}
      />
    );
  const first = isDated ? store.lesson.dated : undefined;
  if (first && !first.value)
    return (
      <Waiting>
        <Await query={first} name={t('page')} skeleton="chapter" count={6}>
          {() => null}
        </Await>
      </Waiting>
    );
  return <Lesson store={store} />;
});

const Lesson = observer(function Lesson({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const [{ part }, go] = useAddress(playerAddress);
  const player = useRef<PlayerHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // While a note is written it keeps its second; before that it is the one that the player is at.
  const [held, hold] = useState<number>();
  const { playback } = store;
  const { own, isVisitor } = store.lesson;
  const title = own?.title ?? playback.value?.title ?? t('page');
  const of = own && store.lesson.ownClass.value;
  const begin = () => hold(Math.floor(player.current?.at() ?? store.second));
  const handleNote = (at: number) => {
    hold(Math.floor(at));
    if (part !== 'notes') go({ part: 'notes' });
    field.current?.focus();
  };
  // Without a recording there is no second to note, and nothing is watched.
  const parts = LESSON_PARTS.filter(
    (key) =>
      (key !== 'materials' || store.hasMaterials) &&
      (key !== 'notes' || !(store.lesson.isWithoutRecording || store.isLocked)),
  );
  const shown = parts.includes(part) ? part : 'practice';
  const back = own ? classPath({ id: own.courseId, saleId: own.saleId }) : buyPath(store.lesson);
  return (
    <>
      <Stage>
        <div>
          <header>
            <Anchor href={back} aria-label={t(own ? 'backToClass' : 'backToCourse')}>
              <ChevronLeft aria-hidden />
            </Anchor>
            <h1>{own?.index === undefined ? title : t('lesson', { index: own.index, title })}</h1>
            {of && <p>{t('ofClass', { course: of.title, lecturer: of.lecturerName })}</p>}
            {store.hasMaterials && (
              <Button onClick={() => go({ part: 'materials' })}>
                <Download aria-hidden />
                {t('part.materials')}
              </Button>
            )}
          </header>
          <StageColumns>
            <Screen store={store} handle={player} onNote={handleNote} />
            <Outline store={store} />
          </StageColumns>
        </div>
      </Stage>
      {isVisitor ? (
        <Desk>
          <div>
            <section>
              <h2>{t('trial')}</h2>
              {!store.hasTrialEnded && playback.value?.durationS !== undefined && (
                <p>{t('trialLength', { time: mmss(playback.value.durationS) })}</p>
              )}
              {!store.hasTrialEnded && <TrialOffer store={store} />}
            </section>
          </div>
        </Desk>
      ) : (
        <>
          <Bar>
            <div>
              <Tabs
                label={t('parts')}
                value={shown}
                onChange={(key) => go({ part: LESSON_PARTS.find((each) => each === key) })}
                items={parts.map((key) => ({
                  value: key,
                  label: t(`part.${key}`),
                  count: {
                    notes: store.notes.list.value?.length,
                    materials: playback.value?.materials?.length,
                    practice: undefined,
                  }[key],
                }))}
              />
              {!store.lesson.isWithoutRecording && <SavedMark store={store} />}
            </div>
          </Bar>
          <Desk>
            <div>
              {shown === 'notes' && (
                <Notes
                  store={store.notes}
                  awaited={awaitedBy(store.lesson)}
                  playing={store}
                  held={held}
                  field={field}
                  onBegin={begin}
                  onEnd={() => hold(undefined)}
                  onJump={(to) => player.current?.seek(to)}
                  onCapture={async () => player.current?.frame?.() ?? { problem: 'notReady' }}
                  hasPicture={store.hasPicture}
                  hasSeconds={store.hasSeconds}
                />
              )}
              {shown === 'materials' && <Materials store={store} />}
              {shown === 'practice' && <PracticeCard store={store} />}
            </div>
            <aside>
              <SkipNote store={store} />
              <ReadMark store={store} />
              {shown !== 'practice' && <PracticeCard store={store} />}
              <section>
                <h2>{t('asking')}</h2>
                <p>{t('askHint')}</p>
                <Button block variant="soft" href="/expert-QA">
                  {t('ask')}
                </Button>
              </section>
              {store.hasPicture && !store.lesson.isWithoutRecording && <Keys />}
            </aside>
          </Desk>
        </>
      )}
    </>
  );
});
