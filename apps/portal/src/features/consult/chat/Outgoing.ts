import type { ChatMessage } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import type { Upload } from '../../../api/uploading.ts';
import { PersonalRecord } from '../../../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../../../core/personalKeys.ts';
import type { KeyValueStore } from '../../../core/services.ts';
import { type Attachment, Attachments } from './Attachments.ts';
import { Drafts } from './Drafts.ts';
import { Outbox } from './Outbox.ts';
import { isFailed, type Unsent } from './unsent.ts';

/** What the store is given. */
export interface OutgoingPorts {
  api: Pick<Api, 'chat'>;
  upload: Upload;
  storage: KeyValueStore;
  /** Names the person in the browser's records. */
  person: string;
  /** Whether the network is known to be away. */
  isAway: () => boolean;
  /** A message is stored; `isFresh` after its first try, whose time is now. */
  onStored: (message: ChatMessage, isFresh: boolean) => void;
  onRefused: (error: ApiError) => void;
}

/** Where and when a message is written, and its permanent number (I14). */
export type Place = Pick<Unsent, 'clientId' | 'conversationId' | 'at'>;

/** What one person has written and the server has not confirmed: drafts, words, pictures, files (product.md 4.18). */
export class Outgoing {
  readonly drafts: Drafts;
  readonly outbox: Outbox;
  readonly #attachments: Attachments;

  constructor({ api, upload, storage, person, isAway, onStored, onRefused }: OutgoingPorts) {
    const record = (key: string) => new PersonalRecord(storage, key, person);
    this.drafts = new Drafts(record(PERSONAL_KEYS.drafts));
    this.outbox = new Outbox({ api, record: record(PERSONAL_KEYS.outbox), isAway, onStored, onRefused });
    this.#attachments = new Attachments(upload, this.outbox, onRefused);
    makeAutoObservable(this, { drafts: false, outbox: false }, { autoBind: true });
  }

  start() {
    this.outbox.start();
  }

  dispose() {
    this.outbox.dispose();
  }

  /** Those of one conversation, without the ones that its history shows. */
  of(conversationId: number | null, messages: readonly ChatMessage[] = []) {
    const arrived = new Set(messages.map(({ clientId }) => clientId));
    return this.outbox.items.filter((item) => item.conversationId === conversationId && !arrived.has(item.clientId));
  }

  /** Sends words; the draft has become a message. */
  sendText(place: Place, text: string) {
    this.drafts.set(place.conversationId, '');
    this.outbox.add({ ...place, kind: 'text', body: text, state: 'waiting' });
  }

  /** Sends a picture or a file. */
  async sendFile(place: Place, attachment: Attachment) {
    await this.#attachments.send(attachment, place);
  }

  /** Sends again what failed, under the same number (I14). */
  retry(clientId: string) {
    const item = this.outbox.find(clientId);
    if (!item) return;
    if (item.kind === 'text' || item.fileId !== undefined) this.outbox.retry(clientId);
    else void this.#attachments.retry(clientId);
  }

  /** Removes a message that could not be sent; one that may still arrive stays. */
  remove(clientId: string) {
    const item = this.outbox.find(clientId);
    if (!item || !isFailed(item)) return;
    this.#attachments.forget(clientId);
    this.outbox.remove(clientId);
  }

  /** The network is back: what failed is sent again (I14). */
  resume() {
    this.#attachments.resume();
    this.outbox.resume();
  }
}
