import { type QueueTicket, ResultCode, type StudyRoom } from '@shuyuan/contract';
import type { StoredFile } from '@shuyuan/ui';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import { orUntold } from '../../../api/untold.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { textHere } from '../../../core/known.ts';
import type { Services } from '../../../core/services.ts';
import { filesOf } from '../../../shared/files/filesOf.ts';
import { storedQuestion } from './storedQuestion.ts';
import type { TicketStore } from './TicketStore.ts';

/** What a question is written for: a queue to join, the place that one has, or later. */
export type QuestionTarget =
  | { kind: 'join'; room: StudyRoom; subjectId: number | null }
  | { kind: 'change'; ticket: QueueTicket }
  | { kind: 'later' };

interface QuestionOptions {
  target: QuestionTarget;
  place: Pick<TicketStore, 'setTicket' | 'refresh'>;
  userId: number | undefined;
}

/** A question being written: words, subject, pictures; then the place in the queue (product.md 4.17). */
export class QuestionStore {
  readonly target: QuestionTarget;
  text: string;
  subjectId: number | null;
  files: readonly StoredFile[] = [];
  /** Pictures that are still being uploaded. */
  pending = 0;
  isSending = false;
  failure: ApiError | null = null;
  readonly #place: QuestionOptions['place'];
  readonly #stored: ReturnType<typeof storedQuestion>;
  readonly #key = new IdempotencyKey();

  readonly #services: Pick<Services, 'api' | 'storage'>;

  constructor(services: Pick<Services, 'api' | 'storage'>, { target, place, userId }: QuestionOptions) {
    this.#services = services;
    this.target = target;
    this.#place = place;
    this.#stored = storedQuestion(services.storage, userId);
    this.text = target.kind === 'change' ? textHere(target.ticket.question) : this.#stored.read();
    this.subjectId = target.kind === 'join' ? subjectOf(target) : null;
    makeAutoObservable(this, { target: false, files: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** The refusal says that there are too few minutes: more can be bought (5003). */
  get needsMinutes() {
    return this.failure?.kind === 'refused' && this.failure.code === ResultCode.minutesShort;
  }

  setText(text: string) {
    this.text = text;
    // Stored at each change: closing the window or the end of the login loses nothing.
    if (this.target.kind === 'join') this.#stored.write(text);
  }

  setSubject(subjectId: number | null) {
    this.subjectId = subjectId;
  }

  setFiles(files: readonly StoredFile[]) {
    this.files = files;
  }

  setPending(pending: number) {
    this.pending = pending;
  }

  /** Sends it once; true when it is done and the window can close. */
  async send(): Promise<boolean> {
    if (this.isSending || this.pending > 0) return false;
    this.isSending = true;
    this.failure = null;
    try {
      await this.deliver();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => {
        this.failure = error;
      });
      this.#place.refresh();
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private async deliver() {
    const { target, subjectId } = this;
    const question = this.text.trim();
    const { api } = this.#services;
    if (target.kind === 'later') return this.#stored.write(question);
    const { fileIds, fileUrls } = filesOf(this.files);
    const words = question === '' ? {} : { question };
    const pictures = { ...(fileIds.length > 0 && { imageIds: fileIds }), ...(fileUrls && { imageUrls: fileUrls }) };
    if (target.kind === 'change') {
      const request = { id: target.ticket.id, question, ...pictures };
      this.#place.setTicket(await this.#key.run(request, api.studyRooms.ask));
      return;
    }
    const request = { roomId: target.room.id, ...(subjectId !== null && { subjectId }), ...words, ...pictures };
    const ticket = await this.#key.run(request, (key, options) => orUntold(api.studyRooms.subscribe(key, options)));
    if (ticket) this.#place.setTicket(ticket);
    this.#stored.write('');
    this.#place.refresh();
  }
}

/** The subject of the chosen pill where the room has it, else its only one. */
function subjectOf({ room, subjectId }: { room: StudyRoom; subjectId: number | null }): number | null {
  if (subjectId !== null && room.subjectIds.includes(subjectId)) return subjectId;
  return room.subjectIds[0] ?? null;
}
