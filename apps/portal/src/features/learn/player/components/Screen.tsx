import { CLASS_ENTRY_MINUTES, isBarred } from '@shuyuan/rules';
import {
  AudioPlayer,
  Button,
  formatStartTime,
  formatTimeOfDay,
  PdfPreview,
  type PlayerHandle,
  RichText,
  VideoPlayer,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { trustOwnWorkers } from '../../../../api/trustedScripts.ts';
import { rowsHere, textHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { entrancePath, lessonPath } from '../../../../shared/course/learnPaths.ts';
import { lockWay } from '../../../../shared/course/lockWay.ts';
import { buyPath, namesSale } from '../buyPath.ts';
import { readCaptions, writeCaptions } from '../captionSetting.ts';
import type { PlayerStore } from '../PlayerStore.ts';
import { Screen as Empty, Sheet } from '../player.styles.ts';
import { awaitedBy } from '../playerFacts.ts';
import { readSpeed, writeSpeed } from '../speedSetting.ts';
import { TrialOffer } from './TrialOffer.tsx';

interface ScreenProps {
  store: PlayerStore;
  handle: Ref<PlayerHandle>;
  onNote: (at: number) => void;
}

/** The lesson itself, or in its place why there is none and the way on. */
export const Screen = observer(function Screen(props: ScreenProps) {
  const { t } = useTranslation('player');
  const { store } = props;
  if (store.lesson.isWithoutRecording) return <WithoutRecording store={store} />;
  if (store.lesson.isVisitor && !store.lesson.key) return <NoTrial store={store} />;
  // The server names no reason: a lesson that is not on trial does not exist for strangers (Z4).
  if (store.lesson.isVisitor && store.playback.error?.kind === 'missing')
    return <ToBuy store={store} title={t('notTrial')} />;
  if (store.lesson.isVisitor && store.hasTrialEnded) return <TrialEnd store={store} />;
  return (
    <Await<unknown> query={awaitedBy(store.lesson) ?? store.playback} skeleton="chapter" count={6}>
      {() => <Medium {...props} />}
    </Await>
  );
});

const Medium = observer(function Medium({ store, handle, onNote }: ScreenProps) {
  const { t } = useTranslation('player');
  const { locale: shown, services, auth } = useRoot();
  const { locale } = shown;
  const go = useNavigate();
  const playback = store.playback.value;
  if (!playback || store.playback.isStale) return null;
  const { lessonId, title, access, form, url, html, poster, watermark } = playback;
  const captions = rowsHere(playback.captions);
  if (access?.hasAccess === false) {
    const link = store.lesson.key && lockWay(access, store.lesson.key.courseId);
    return (
      <Empty role="status">
        <h2>{access.message ?? t('shut')}</h2>
        {link && <Button href={link.href}>{t(link.label)}</Button>}
      </Empty>
    );
  }
  if (form === 'text')
    return (
      <Sheet data-form={form}>
        <RichText text={textHere(html)} />
      </Sheet>
    );
  if (url === undefined) return <Empty role="status">{t('shut')}</Empty>;
  const speed = {
    initialRate: readSpeed(services.storage, auth.user?.id),
    onRateChange: (rate: number) => writeSpeed(services.storage, auth.user?.id, rate),
    onSecond: store.moveTo,
  };
  // A trial has the course's picture where the lesson has none, and ends with the offer, whatever it is made of.
  const picture = poster ?? (store.lesson.isVisitor ? store.lesson.course.value?.cover : undefined);
  const onEnd = store.lesson.isVisitor ? () => store.endTrial(true) : undefined;
  if (form === 'audio')
    return (
      <Sheet data-form={form}>
        {picture !== undefined && <img src={picture} alt="" decoding="async" />}
        <AudioPlayer
          key={lessonId}
          handle={handle}
          src={url}
          title={title}
          durationS={playback.durationS}
          onEnd={onEnd}
          {...speed}
        />
      </Sheet>
    );
  if (form === 'document') {
    // The pages are drawn in a worker.
    trustOwnWorkers();
    return (
      <Sheet data-form={form}>
        <PdfPreview key={lessonId} src={url} label={title} />
      </Sheet>
    );
  }
  const { key, next } = store.lesson;
  const isReading = ({ language }: { language: string }) => language.startsWith(locale === 'cn' ? 'zh' : 'en');
  const tracks = captions.toSorted((one, other) => Number(isReading(other)) - Number(isReading(one)));
  return (
    <VideoPlayer
      key={lessonId}
      handle={handle}
      src={url}
      label={title}
      poster={picture}
      onEnd={onEnd}
      captions={tracks.map(({ url: src, language, label }) => ({ src, language, label }))}
      captionSetting={readCaptions(services.storage)}
      onCaptionSettingChange={(setting) => writeCaptions(services.storage, setting)}
      watermark={watermark}
      resumeS={store.resumeS}
      seekLimit={store.seekLimit}
      watched={store.watched}
      pins={rowsHere(store.notes.list.value).map(({ second, words }) => ({ at: second, label: words }))}
      onWatched={({ leaving, ...watched }) => key && void store.save(key, { ...watched, isLeaving: leaving })}
      onSourceExpired={store.renew}
      onNote={onNote}
      pageKeys
      {...speed}
      next={
        next && next.access?.hasAccess !== false ? { title: next.title, onOpen: () => go(lessonPath(next)) } : undefined
      }
    />
  );
});

/** A dated lesson: ahead, running, cancelled, or held and its recording is not there. */
const WithoutRecording = observer(function WithoutRecording({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const { stage, lesson } = store;
  const { own } = lesson;
  if (!own) return null;
  const { replay, cancelReason, datedId, startsAt, access } = own;
  const entrance = datedId !== undefined && <Button href={entrancePath(datedId)}>{t('enter')}</Button>;
  if (stage === 'cancelled') return <Told title={t('cancelled')} hint={cancelReason} />;
  const way = lockWay(access, own.courseId);
  if (way)
    return (
      <Told title={access?.message ?? t('shut')}>
        <Button href={way.href}>{t(way.label)}</Button>
      </Told>
    );
  if (isBarred(own)) return <Told title={access?.message ?? t('shut')} />;
  if (stage === 'live')
    return (
      <Told title={t('living')} hint={t('livingHint')}>
        {entrance}
      </Told>
    );
  if (stage === 'open') return <RoomOpen startsAt={startsAt}>{entrance}</RoomOpen>;
  if (stage === 'ended' && replay === 'failed') return <Told title={t('failedReplay')} hint={t('failedReplayHint')} />;
  if (stage === 'ended' && replay === 'generating') return <Told title={t('making')} hint={t('makingHint')} />;
  if (stage === 'ended') return <Told title={t('over')} hint={t('overHint')} />;
  return <Ahead startsAt={startsAt}>{entrance}</Ahead>;
});

interface BeforeProps {
  startsAt: string | undefined;
  children: React.ReactNode;
}

/** The lesson is to come. */
const Ahead = observer(function Ahead({ startsAt, children }: BeforeProps) {
  const { t } = useTranslation('player');
  const view = useView();
  const time = startsAt && formatStartTime(startsAt, view);
  return (
    <Told title={t('ahead')} hint={time && t('aheadHint', { time, minutes: CLASS_ENTRY_MINUTES })}>
      {children}
    </Told>
  );
});

/** Its room is open, and it has not begun. */
const RoomOpen = observer(function RoomOpen({ startsAt, children }: BeforeProps) {
  const { t } = useTranslation('player');
  const view = useView();
  const time = startsAt && formatTimeOfDay(startsAt, view.timeZone);
  return (
    <Told title={t('roomOpen')} hint={time && t('roomOpenHint', { time })}>
      {children}
    </Told>
  );
});

/** The end of a trial: the course with its price, and the lesson once more. */
const TrialEnd = observer(function TrialEnd({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  return (
    <Empty role="status">
      <h2>{t('trialEnded')}</h2>
      <TrialOffer store={store} />
      <Button variant="outline" tone="neutral" onClick={() => store.endTrial(false)}>
        {t('trialAgain')}
      </Button>
    </Empty>
  );
});

/** A visitor's end: the course itself. */
const ToBuy = observer(function ToBuy({ store, title }: { store: PlayerStore; title: string }) {
  const { t } = useTranslation('player');
  return (
    <Told title={title}>
      <Button href={buyPath(store.lesson)}>{t(namesSale(store.lesson) ? 'viewCourse' : 'toCourses')}</Button>
    </Told>
  );
});

/** No lesson is on trial, where that is known: an address without the course on sale does not tell. */
const NoTrial = observer(function NoTrial({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  if (!namesSale(store.lesson)) return <ToBuy store={store} title={t('trialUnknown')} />;
  return (
    <Await query={store.lesson.offered} skeleton="chapter" count={6}>
      {() => <ToBuy store={store} title={t('noTrial')} />}
    </Await>
  );
});

function Told({ title, hint, children }: { title: string; hint?: string | undefined; children?: React.ReactNode }) {
  return (
    <Empty role="status">
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </Empty>
  );
}
