import type { Playback } from '@shuyuan/contract';
import { type LiveStage, mergeWatched, type WatchedRange } from '@shuyuan/rules';
import { rowsHere } from '../../../core/known.ts';
import { Moment } from '../../../core/Moment.ts';
import { PersonalRecord } from '../../../core/PersonalRecord.ts';
import { onAwake } from '../../../core/pageEvents.ts';
import { PERSONAL_KEYS } from '../../../core/personalKeys.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { stageOn } from '../../../shared/course/lessonProps.ts';
import { LearnRecords, type LessonKey } from './LearnRecords.ts';
import { LinkRenewal } from './LinkRenewal.ts';
import { NotesStore } from './NotesStore.ts';
import { PlayerQueries } from './PlayerQueries.ts';
import { savingOf, seekLimitOf } from './playerFacts.ts';
import type { Place, PlayerServices, Watched } from './playerTypes.ts';
import { ShownLesson } from './ShownLesson.ts';
import { Watching } from './Watching.ts';
import { watchValue } from './watchValue.ts';

/** Where a lesson begins that nobody has begun. */
const BEGINNING_S = 0;

/** A lesson in its player: where it comes from, what was watched of it, its notes (product.md 4.3). */
export class PlayerStore extends PageStore {
  readonly lesson: ShownLesson;
  readonly playback: PlayerQueries['playback'];
  readonly notes: NotesStore;
  readonly time: ServerTime;
  /** The trial on screen was heard or seen to its end. */
  hasTrialEnded = false;
  /** The second that the player is at; 0 before it is known. */
  second = 0;
  /** What is watched; null for a visitor, of whom nothing is kept. */
  readonly watching: Watching | null;
  readonly #links: LinkRenewal;
  readonly #moment: Moment;

  constructor({ api, clock, storage, upload, studentId }: PlayerServices) {
    super();
    this.time = new ServerTime(clock);
    this.watching =
      studentId === undefined
        ? null
        : new Watching(
            new LearnRecords(api, new PersonalRecord(storage, PERSONAL_KEYS.watched, String(studentId))),
            () => void this.lesson.lessons.reload(),
          );
    const queries = this.part(new PlayerQueries(api, this.time));
    this.lesson = this.part(new ShownLesson(queries, this.time, this.watching !== null));
    this.playback = queries.playback;
    this.notes = this.part(new NotesStore(api, upload));
    this.#links = new LinkRenewal(this.time, () => void this.playback.reload());
    this.#moment = new Moment({ time: this.time, instants: () => this.lesson.changes, onReach: this.lesson.reload });
    this.during(() =>
      watchValue(
        () => this.playable,
        (asked) => asked?.key && this.open(asked.key, asked.isVisitor),
      ),
    );
    this.during(() =>
      watchValue(
        () => (this.playback.isStale ? undefined : this.playback.value),
        (playback) => playback && this.handlePlayback(playback),
      ),
    );
    const { watching } = this;
    if (watching) this.during(() => onAwake(watching.sendAll));
    this.during(() => this.#moment.start());
    this.during(() => () => this.#links.dispose());
    this.observe();
  }

  /** The server's time; observers follow when a live lesson can be entered, begins or ends. */
  get now(): number {
    return this.#moment.now;
  }

  /** How a live lesson stands now; observers follow the clock and the pushes. Undefined for a recorded one. */
  get stage(): LiveStage | undefined {
    const { own } = this.lesson;
    return own && stageOn(own, this.now);
  }

  /** An earlier practice comes first: nothing is played or noted. */
  get isLocked(): boolean {
    return this.playback.value?.access?.error === 'previousPracticeRequired';
  }

  /** Second at which it goes on; undefined until the playback is known. */
  get resumeS(): number | undefined {
    const { lesson, playback } = this;
    if (!lesson.key || !playback.value || playback.isStale) return undefined;
    return this.watching ? this.watching.resumeS : playback.value.positionS;
  }

  get seekLimit() {
    return seekLimitOf(this.playback.value, this.watching);
  }

  get saving() {
    return savingOf(this.playback.value, this.watching);
  }

  /** Percent watched; undefined where the length is unknown. */
  get percent(): number | undefined {
    return this.watching?.percentOf(this.playback.value ?? {});
  }

  get isLearnt(): boolean {
    return this.lesson.own?.isFinished === true || this.watching?.isLearnt(this.playback.value ?? {}) === true;
  }

  show(place: Place) {
    this.lesson.show(place);
    this.second = 0;
  }

  /** The player is at another second. */
  moveTo(second: number) {
    this.second = second;
  }

  /** A trial came to its end, or is begun again. */
  endTrial(hasEnded: boolean) {
    this.hasTrialEnded = hasEnded;
  }

  /** An address was refused: it has ended (U6). */
  renew() {
    this.#links.renew();
  }

  /** Keeps what was watched of an own lesson and sends it, also when another is on screen by then. */
  async save(key: LessonKey, watched: Watched) {
    if (!this.lesson.isVisitor) await this.watching?.save(key, watched);
  }

  /** A lesson to watch, not one to read or to hear. */
  get hasPicture(): boolean {
    const form = this.playback.value?.form;
    return form === 'hls' || form === 'mp4';
  }

  /** A lesson that runs, whose notes belong to a second; not one to read. */
  get hasSeconds(): boolean {
    return this.hasPicture || this.playback.value?.form === 'audio';
  }

  /** Seconds watched as the server has them and as this page has seen since, in order; nothing of a visitor is kept. */
  get watched(): readonly WatchedRange[] {
    return mergeWatched([...rowsHere(this.playback.value?.watched), ...(this.watching?.seen ?? [])]);
  }

  get hasMaterials(): boolean {
    const { materials } = this.playback.value ?? {};
    return materials !== undefined && materials.length > 0;
  }

  /** A recording, document or text without a player that counts: the student says that it is done. */
  get mayMarkRead(): boolean {
    const { form, durationS } = this.playback.value ?? {};
    const isRead = form === 'audio' || form === 'document' || form === 'text';
    return isRead && durationS !== undefined && !this.lesson.isVisitor && !this.isLearnt;
  }

  /** Notes the whole lesson as watched. */
  async markRead() {
    const { key } = this.lesson;
    const { durationS } = this.playback.value ?? {};
    if (key && durationS !== undefined)
      await this.save(key, { ranges: [[0, durationS]], at: durationS, rate: 1, isLeaving: false });
  }

  /** What can be played; undefined until that is known, and for a lesson without a recording. */
  private get playable() {
    const { isPlaceKnown, isWithoutRecording, key, isVisitor } = this.lesson;
    return isPlaceKnown && !isWithoutRecording ? { key, isVisitor } : undefined;
  }

  private open(key: LessonKey, isVisitor: boolean) {
    this.watching?.open(key);
    this.hasTrialEnded = false;
    this.playback.show(key, isVisitor ? 'trial' : 'own');
    if (!isVisitor) this.notes.open(key);
  }

  private handlePlayback({ positionS, expiresAt }: Playback) {
    this.watching?.begin(positionS ?? BEGINNING_S);
    this.#links.expect(expiresAt);
  }
}
