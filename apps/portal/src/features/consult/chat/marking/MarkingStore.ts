import { type MarkingEntry, REMARK_MINUTES } from '@shuyuan/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { type MarkingServices, OpenWork } from './OpenWork.ts';
import { WorkQueue } from './WorkQueue.ts';

/** The lecturer's work to mark: from the queue to the desk, and back as marked or sent back (product.md 4.4, I12). */
export class MarkingStore {
  readonly queue: WorkQueue;
  readonly work: OpenWork;
  isSending = false;
  readonly #key = new IdempotencyKey();
  readonly #api: Pick<Api, 'marking'>;

  constructor(services: MarkingServices, lecturerId: number) {
    this.#api = services.api;
    this.queue = new WorkQueue(services.api);
    this.work = new OpenWork(services, lecturerId);
    makeAutoObservable(this, { queue: false, work: false }, { autoBind: true });
  }

  /** The work that comes after the open one. */
  get next(): MarkingEntry | undefined {
    return this.queue.nextAfter(this.work.record?.id);
  }

  /** Nobody waits after the open work; false while that is not known. */
  get isLast() {
    return this.next === undefined && this.queue.hasOneLeft;
  }

  start() {
    this.queue.start();
  }

  refresh() {
    this.queue.refresh();
  }

  dispose() {
    void this.leave();
    this.queue.dispose();
  }

  /**
   * Claims a work, by default the one that has waited longest; throws 5201 while another lecturer has it, 5202 when none waits, and what
   * is open stays open.
   */
  async claim(id?: number) {
    const { work } = this;
    await work.unsaved.flush();
    try {
      const claimed = await this.#api.marking.claim(id === undefined ? {} : { id });
      // What was changed of the open work meanwhile is saved before the other takes its place.
      await work.unsaved.flush();
      const before = work.record;
      work.show(claimed);
      if (before && before.id !== claimed.id) await this.#api.marking.release({ id: before.id });
    } finally {
      this.refresh();
    }
  }

  /** Sends the marks; resolves to whom, for how many minutes they can be changed, and whether more work waits. */
  async send(): Promise<{ name: string; minutes: number; hasNext: boolean }> {
    const { unsaved, words } = this.work;
    const { id, studentName } = this.work.mustBeOpen();
    const hasNext = this.next !== undefined;
    this.isSending = true;
    try {
      await unsaved.flush();
      await this.#key.run({ id, ...words.sent }, this.#api.marking.send);
      words.remove(id);
      this.close();
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
    return { name: studentName, minutes: REMARK_MINUTES, hasNext };
  }

  /** Sends the work back with its reason and a deadline, ISO 8601; resolves to whose it is. */
  async sendBack(dueAt: string): Promise<string> {
    const { unsaved, words } = this.work;
    const { id, studentName } = this.work.mustBeOpen();
    await unsaved.flush();
    await this.#key.run({ id, reason: words.reason.trim(), dueAt }, this.#api.marking.sendBack);
    words.setReason('');
    this.close();
    return studentName;
  }

  /** Saves what is left and gives the work back to the queue. */
  async leave() {
    const { record, unsaved } = this.work;
    if (!record) return;
    await unsaved.flush();
    this.close();
    await this.#api.marking.release({ id: record.id });
  }

  private close() {
    this.work.close();
    this.refresh();
  }
}
