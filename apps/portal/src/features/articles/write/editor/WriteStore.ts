import type { OwnArticleText, Plate } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../../api/apiError.ts';
import { Query } from '../../../../api/query.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import type { RootStore } from '../../../../stores/RootStore.ts';
import { type ArticleDraft, type DraftPicture, EMPTY_DRAFT, parseDraft } from '../draft/articleDraft.ts';
import { DraftSaving } from '../draft/DraftSaving.ts';
import { fromOwnText } from '../draft/fromOwnText.ts';
import { NEW_DRAFT, ofArticle, StoredDrafts } from '../draft/StoredDrafts.ts';
import type { TabLock } from '../draft/TabLock.ts';
import { toSubmission } from '../toSubmission.ts';
import type { Target } from '../writeAddress.ts';

interface WriteOptions {
  target: Target;
  lock: TabLock;
  /** Name of this tab, one that no other has. */
  tab: string;
  /** Calls when the page may be left or hidden. */
  onLeaving: (listener: () => void) => () => void;
}

/** `/headline/add`: one text, stored in this browser while it is written, until it is handed in (§4, product.md 4.13). */
export class WriteStore {
  draft: ArticleDraft = EMPTY_DRAFT;
  /** The text to begin with is there. */
  isReady = false;
  /** Number of times another text took the place of the one in the editor. */
  round = 0;
  /** Uploads under way, by where they are. */
  uploading = { cover: 0, attachments: 0, pictures: 0 };
  readonly plates: Query<Plate[]>;
  /** The latest text on the server, of an article that it has. */
  readonly onServer: Query<OwnArticleText, [id: number]>;
  readonly saving: DraftSaving<ArticleDraft>;
  readonly name: string;
  readonly #root: Pick<RootStore, 'api' | 'auth' | 'services'>;
  readonly #drafts: StoredDrafts<ArticleDraft>;
  readonly #id: number | undefined;
  readonly #idempotencyKey = new IdempotencyKey();

  constructor(root: Pick<RootStore, 'api' | 'auth' | 'services'>, { target, lock, tab, onLeaving }: WriteOptions) {
    this.#root = root;
    this.#id = target.id;
    this.plates = new Query(() => root.api.articles.plates());
    this.onServer = new Query((id) => root.api.articles.ownText({ id }));
    this.#drafts = new StoredDrafts({ services: root.services, userId: root.auth.user?.id ?? null, parse: parseDraft });
    const adopted = this.#id === undefined && target.draft === undefined ? this.#drafts.adopt() : null;
    this.name = target.draft ?? (this.#id === undefined ? (adopted ?? NEW_DRAFT) : ofArticle(this.#id));
    this.saving = new DraftSaving({
      drafts: this.#drafts,
      name: this.name,
      lock,
      clock: root.services.clock,
      tab,
      read: () => this.draft,
      onLeaving,
    });
    makeAutoObservable(
      this,
      { draft: observableRef, plates: false, onServer: false, saving: false, name: false },
      { autoBind: true },
    );
  }

  get uploadingCount() {
    const { cover, attachments, pictures } = this.uploading;
    return cover + attachments + pictures;
  }

  /** The article was handed in elsewhere after this draft began: a newer text is on the server. */
  get isOutdated() {
    const text = this.onServer.value;
    return text !== undefined && this.draft.version !== null && this.draft.version < text.version;
  }

  start() {
    this.saving.start();
    void this.plates.load();
    void this.begin();
  }

  dispose() {
    this.saving.dispose();
    this.plates.dispose();
    this.onServer.dispose();
  }

  /** Something was written or chosen. */
  change(part: Partial<ArticleDraft>) {
    this.draft = { ...this.draft, ...part };
    this.saving.touch();
  }

  addPicture(picture: DraftPicture) {
    this.change({ pictures: [...this.draft.pictures, picture] });
  }

  /** Notes how many uploads of the cover or the attachments are under way. */
  setUploads(where: 'cover' | 'attachments', count: number) {
    this.uploading = { ...this.uploading, [where]: count };
  }

  /** The upload of a picture in the text begins, or ends. */
  countPictures(change: 1 | -1) {
    this.uploading = { ...this.uploading, pictures: this.uploading.pictures + change };
  }

  /** Writes here from now on, with what the other tab has stored last. */
  async takeOver() {
    await this.saving.takeOver();
    this.replace(this.#drafts.read(this.name)?.content ?? this.draft);
  }

  /** Goes on with this text although a newer one is on the server. */
  keepOwn() {
    const version = this.onServer.value?.version;
    if (version !== undefined) this.change({ version });
  }

  /** Goes on with the newer text of the server. */
  useServers() {
    const text = this.onServer.value;
    if (!text) return;
    this.replace(fromOwnText(text));
    this.saving.discard();
  }

  /** Hands the text in; rejects with what the server refused. */
  async submit() {
    this.saving.flush();
    try {
      await this.#idempotencyKey.run(toSubmission(this.name, this.draft), this.#root.api.articles.save);
    } catch (error) {
      if (error instanceof ApiError && this.#id !== undefined) void this.onServer.reload();
      throw error;
    }
    runInAction(() => this.saving.discard());
  }

  private async begin() {
    const stored = this.#drafts.read(this.name)?.content;
    if (stored) this.replace(stored);
    if (this.#id === undefined) {
      this.settle();
      return;
    }
    if (stored) this.settle();
    await this.onServer.load(this.#id);
    const text = this.onServer.value;
    if (text && !stored) this.replace(fromOwnText(text));
    if (text) this.settle();
  }

  private replace(draft: ArticleDraft) {
    this.draft = draft;
    this.round += 1;
  }

  private settle() {
    this.isReady = true;
  }
}
