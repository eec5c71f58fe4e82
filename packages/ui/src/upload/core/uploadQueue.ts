import { compressionDecision } from '@shuyuan/rules';
import type { StoredFile } from '../../foundations/uploadTransport.ts';
import { judge, type PickedFile, type RefusalReason } from './pickedFile.ts';
import { originalBody, redraw } from './redraw.ts';
import { limitOf } from './room.ts';
import { goesInPieces } from './sendBody.ts';
import { sendJob } from './sendJob.ts';
import { moved, pickedEntry, reconcile, storedEntry, type UploadEntry } from './uploadEntry.ts';
import { endJob, type Job, type UploadQueueOptions } from './uploadJob.ts';
import { UploadList } from './uploadList.ts';

const stemOf = (name: string) => name.replace(/\.[^.]*$/, '').toLowerCase();
/** Whether two names are of one file, exported or renamed to another format. */
const isSameFile = (one: string, other: string) => stemOf(one) === stemOf(other);

/** Number of concurrent uploads (ui-kit 3.10). */
const UPLOAD_CONCURRENCY = 3;

/** Validates, compresses and sends files, a few at a time, with retries after connection loss; independent of React and of pages. */
export class UploadQueue {
  /** The visible state. */
  readonly list: UploadList;
  #jobs = new Map<string, Job>();
  #options: UploadQueueOptions;
  #isClosed = false;
  #isCompressing = false;
  #judging: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
    this.list = new UploadList((options.initial ?? []).map(storedEntry));
  }

  /** Reopens it after `close`, as an effect does that runs twice. */
  open() {
    this.#isClosed = false;
  }

  /** Aborts every request and drops files that are not stored. */
  close() {
    this.#isClosed = true;
    for (const [key, job] of this.#jobs) this.#drop(key, job);
    this.list.show({ entries: this.list.entries.filter(({ file }) => file), refusals: [] });
  }

  /**
   * Accepts the valid files in the order in which they were picked, optionally replacing all others; each rejected file gets a line with
   * its reason (§5).
   */
  add(files: readonly File[], isReplacing = false, isRecorded = false): Promise<void> {
    const work = this.#judging.then(() => this.#judgeAll(files, isReplacing, isRecorded));
    this.#judging = work;
    return work;
  }

  /** Removes a file; a running upload is aborted and discarded (U2). */
  remove(key: string) {
    const entry = this.list.find(key);
    const job = this.#jobs.get(key);
    if (job) this.#drop(key, job);
    this.list.show({ entries: this.list.entries.filter((each) => each.key !== key) });
    this.roomChanged();
    if (entry?.file) this.#tell();
    this.#pump();
  }

  /** Rejects an accepted file afterwards, because it cannot be opened. */
  refuse(key: string, reason: RefusalReason, resultBytes?: number) {
    const entry = this.list.find(key);
    if (!entry || entry.file) return;
    const { name, size, slot } = entry;
    this.list.refuse({ key, name, size, slot, reason, resultBytes });
    this.remove(key);
  }

  /** Retries a failed file from the server's offset. */
  retry(key: string) {
    this.#restart(key, ['failed']);
  }

  /** Resumes a paused file. */
  resume(key: string) {
    this.#restart(key, ['paused']);
  }

  /** Pauses a file; the received part stays on the server. */
  pause(key: string) {
    const status = this.list.find(key)?.status;
    if (status !== 'sending' && status !== 'queued' && status !== 'offline') return;
    this.list.patch(key, { status: 'paused', secondsLeft: null });
    this.#jobs.get(key)?.abort?.abort();
    this.#pump();
  }

  /** Moves a file to another index, from 0. */
  move(key: string, to: number) {
    const from = this.list.entries.findIndex((entry) => entry.key === key);
    if (from < 0 || from === to) return;
    this.list.show({ entries: moved(this.list.entries, from, to) });
    this.#tell();
  }

  /** Removes the line of a rejected file. */
  dismiss(key: string) {
    this.list.forgive((refusal) => refusal.key === key);
  }

  /** Removes the lines that say that there is no room, once there is. */
  roomChanged() {
    const { place, max } = this.#options;
    if (this.list.entries.length < limitOf(place, max)) this.list.forgive(({ reason }) => reason === 'count');
  }

  /** The network went away or came back: pending uploads wait, and resume automatically. */
  networkChanged() {
    if (this.#options.isOnline()) {
      for (const { key, status } of this.list.entries)
        if (status === 'offline') this.list.patch(key, { status: 'queued' });
    } else {
      for (const { key, status } of this.list.entries) {
        if (status !== 'sending') continue;
        this.list.patch(key, { status: 'offline', secondsLeft: null });
        this.#jobs.get(key)?.abort?.abort();
      }
    }
    this.#pump();
  }

  /** The caller changed the controlled value. */
  accept(value: readonly StoredFile[]) {
    const next = reconcile(this.list.entries, value);
    const isSame =
      next.length === this.list.entries.length && next.every((entry, at) => entry === this.list.entries[at]);
    if (isSame) return;
    this.list.show({ entries: next });
    this.roomChanged();
  }

  async #judgeAll(files: readonly File[], isReplacing: boolean, isRecorded: boolean) {
    const { place, max } = this.#options;
    const earlier = new Set(this.list.refusals);
    for (const file of files) {
      const judged = await judge(place, file, isRecorded);
      if (this.#isClosed) return;
      const key = `new-${++this.#count}`;
      if ('file' in judged && isReplacing) for (const old of this.list.entries) this.remove(old.key);
      if (!('file' in judged)) this.list.refuse({ key, ...judged });
      else if (this.list.entries.length >= limitOf(place, max)) {
        const { name, size } = file;
        this.list.refuse({ key, name, size, slot: judged.slot, reason: 'count' });
      } else {
        this.#take(key, judged);
        // What was said before of the same file in another form, or of another file for the only place, is over.
        const isOnly = limitOf(place, max) === 1;
        this.list.forgive((old) => earlier.has(old) && (isOnly || isSameFile(old.name, file.name)));
      }
    }
    this.#pump();
  }

  #take(key: string, picked: PickedFile) {
    const { file, policy } = picked;
    const needsRedrawing = compressionDecision(policy, file.size) === 'compress';
    const sending = needsRedrawing ? null : { body: originalBody(picked), ticket: null };
    this.#jobs.set(key, { picked, sending, abort: null, failures: 0 });
    const entry = pickedEntry(key, picked, goesInPieces(this.#options.transport(), file.size));
    this.list.show({ entries: [...this.list.entries, entry] });
  }

  #pump() {
    if (this.#isClosed) return;
    const waiting = this.list.entries.filter(({ status }) => status === 'queued');
    const first = waiting.find(({ key }) => this.#jobs.get(key)?.sending === null);
    if (first && !this.#isCompressing) void this.#redraw(first.key);
    if (!this.#options.isOnline()) return;
    const running = this.list.entries.filter(({ status }) => status === 'sending').length;
    const free = (this.#options.concurrency ?? UPLOAD_CONCURRENCY) - running;
    for (const { key } of waiting.filter(({ key }) => this.#jobs.get(key)?.sending).slice(0, Math.max(0, free))) {
      void this.#send(key);
    }
  }

  /** One at a time: a decoded photo is large. */
  async #redraw(key: string) {
    const job = this.#jobs.get(key);
    if (!job) return;
    this.#isCompressing = true;
    job.abort = new AbortController();
    this.list.patch(key, { status: 'compressing' });
    const found = await redraw(job.picked, this.#options.compress, job.abort.signal);
    this.#isCompressing = false;
    job.abort = null;
    if (found && 'reason' in found) this.refuse(key, found.reason, found.resultBytes);
    else if (found) {
      const { body, redrawn } = found;
      job.sending = { body, ticket: null };
      this.list.patch(key, { status: 'queued', name: body.name, mime: body.mime, total: body.blob.size, redrawn });
    }
    this.#pump();
  }

  async #send(key: string) {
    const job = this.#jobs.get(key);
    if (!job?.sending) return;
    const { sending } = job;
    const onStored = (file: StoredFile) => {
      this.#jobs.delete(key);
      this.list.patch(key, { status: 'done', sent: sending.body.blob.size, secondsLeft: null, file });
      this.#tell();
    };
    await sendJob({ key, job, sending, list: this.list, options: this.#options, onStored });
    this.#pump();
  }

  #restart(key: string, from: readonly UploadEntry['status'][]) {
    const job = this.#jobs.get(key);
    const entry = this.list.find(key);
    if (!job || !entry || !from.includes(entry.status)) return;
    job.failures = 0;
    this.list.patch(key, { status: this.#options.isOnline() || !job.sending ? 'queued' : 'offline', problem: null });
    this.#pump();
  }

  #drop(key: string, job: Job) {
    endJob(job, this.#options.transport());
    this.#jobs.delete(key);
  }

  #tell() {
    this.#options.onFiles(this.list.entries.flatMap(({ file }) => (file ? [file] : [])));
  }
}
