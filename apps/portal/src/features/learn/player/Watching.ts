import type { Playback } from '@shuyuan/contract';
import { LEARNT_PERCENT, mergeWatched, type WatchedRange, watchedSeconds } from '@shuyuan/rules';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { rowsHere } from '../../../core/known.ts';
import { isFinal, type LearnRecords, type LessonKey, nameOf, resumeAt, type SavedRecord } from './LearnRecords.ts';
import type { Watched } from './playerTypes.ts';

/** What is watched of the lesson on screen, and whether the server has it (product.md 4.3). */
export class Watching {
  /** Seconds watched as the server counts them, since the playback was asked. */
  savedS: number | undefined = undefined;
  hasFinished = false;
  /** The school's server has no call that keeps what was watched. */
  isNotStored = false;
  /** Seconds of the lesson on screen that this browser saw, whether or not the server has them. */
  seen: readonly WatchedRange[] = [];
  /** Second at which the lesson goes on; undefined until its playback is known. */
  resumeS: number | undefined = undefined;
  readonly #records: LearnRecords;
  readonly #onFinished: () => void;
  /** Lessons whose last seconds did not reach the server. */
  readonly #unsaved = observable.set<string>();
  /** Lessons whose last report the server will not take, with its words for it. */
  readonly #refused = observable.map<string, string>();
  /** The server's position of each lesson that was opened: what is watched is based on it. */
  readonly #bases = new Map<string, number>();
  private current: LessonKey | undefined = undefined;

  /** `onFinished`: the server counts the lesson as learnt from now on. */
  constructor(records: LearnRecords, onFinished: () => void) {
    this.#records = records;
    this.#onFinished = onFinished;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The last seconds of a lesson did not reach the server. */
  get isUnsaved() {
    return this.#unsaved.size > 0;
  }

  /** The server will not take what was watched of the lesson on screen, or else of another: whose, and its words. */
  get refusal(): { isHere: boolean; reason: string } | null {
    const here = this.current && this.#refused.get(nameOf(this.current));
    if (here !== undefined) return { isHere: true, reason: here };
    const [other] = this.#refused.values();
    return other === undefined ? null : { isHere: false, reason: other };
  }

  /** Another lesson is on screen. */
  open(key: LessonKey) {
    this.current = key;
    this.savedS = undefined;
    this.hasFinished = false;
    this.resumeS = undefined;
    this.seen = this.#records.read(key)?.ranges ?? [];
  }

  /** The position of the server as the lesson is opened; a renewed address changes nothing. */
  begin(positionS: number) {
    if (!this.current || this.resumeS !== undefined) return;
    this.#bases.set(nameOf(this.current), positionS);
    this.resumeS = resumeAt(positionS, this.#records.read(this.current));
    void this.sendAll();
  }

  /** Keeps what was watched of a lesson and sends it; what does not arrive is sent with the next. */
  async save(key: LessonKey, { ranges, at, rate, isLeaving }: Watched) {
    if (this.current && nameOf(key) === nameOf(this.current)) this.seen = mergeWatched([...this.seen, ...ranges]);
    const basedOnS = this.#bases.get(nameOf(key)) ?? 0;
    this.#records.add(key, { ranges, positionS: Math.floor(at), basedOnS });
    await this.send(key, { rate, ...(isLeaving && { keepalive: true }) });
  }

  /** Sends what is pending of every lesson, e.g. when the network is back. */
  async sendAll() {
    for (const key of this.#records.keys) await this.send(key);
  }

  /** Percent watched of a playback; undefined where its length is unknown. */
  percentOf({ durationS, watched, watchedS }: Partial<Playback>): number | undefined {
    if (durationS === undefined || durationS <= 0) return undefined;
    const seconds = this.savedS ?? watchedS ?? watchedSeconds(rowsHere(watched));
    return Math.min(100, Math.floor((seconds / durationS) * 100));
  }

  /** Whether the lesson counts as learnt: by the server's word, or by the percent that the school asks for. */
  isLearnt(playback: Partial<Playback>): boolean {
    const { isFinished, learntPercent = LEARNT_PERCENT } = playback;
    return this.hasFinished || isFinished === true || (this.percentOf(playback) ?? 0) >= learntPercent;
  }

  private async send(key: LessonKey, options: { rate?: number; keepalive?: boolean } = {}) {
    try {
      const answer = await this.#records.send(key, options);
      runInAction(() => this.handleSaved(key, answer));
    } catch (error) {
      runInAction(() => this.handleFailure(nameOf(key), error));
    }
  }

  /** What was watched stays in this browser and is sent with the next report; what is refused for good is told (product.md 4.3). */
  private handleFailure(name: string, error: unknown) {
    if (!isFinal(error)) {
      this.#unsaved.add(name);
      return;
    }
    this.#unsaved.delete(name);
    this.isNotStored = error.kind === 'notServed';
    if (!this.isNotStored) this.#refused.set(name, error.message);
  }

  private handleSaved(key: LessonKey, answer: SavedRecord | null) {
    // What left with the page has no answer: it is as unsaved as before.
    if (!answer) return;
    this.#unsaved.delete(nameOf(key));
    this.#refused.delete(nameOf(key));
    this.#bases.set(nameOf(key), answer.positionS);
    if (!this.current || nameOf(key) !== nameOf(this.current)) return;
    this.savedS = answer.watchedS ?? this.savedS;
    const isNew = answer.isFinished && !this.hasFinished;
    this.hasFinished ||= answer.isFinished;
    if (isNew) this.#onFinished();
  }
}
