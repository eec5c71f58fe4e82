import type { OwnArticle, OwnArticleText, Plate } from '@shuyuan/contract';
import type { UnstoredFiles } from '@shuyuan/ui';
import { makeAutoObservable, observableRef } from 'mobx';
import { ApiError } from '../../../../api/apiError.ts';
import { Query } from '../../../../api/query.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import type { RootStore } from '../../../../stores/RootStore.ts';
import { type ArticleDraft, type DraftPicture, EMPTY_DRAFT, parseDraft } from '../draft/articleDraft.ts';
import { DraftFiles } from '../draft/DraftFiles.ts';
import { DraftSaving } from '../draft/DraftSaving.ts';
import { fromOwnText } from '../draft/fromOwnText.ts';
import { articleOf, NEW_DRAFT, ofArticle, StoredDrafts } from '../draft/StoredDrafts.ts';
import type { TabLock } from '../draft/TabLock.ts';
import { toSubmission } from '../toSubmission.ts';
import type { Target } from '../writeAddress.ts';

/** Where an article has files. */
export type FilePlace = 'cover' | 'attachments' | 'pictures';

const NONE: UnstoredFiles = { pending: [], failed: [] };

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
  /** Files that were chosen and are not stored, by where they are. */
  unstored: Readonly<Record<FilePlace, UnstoredFiles>> = { cover: NONE, attachments: NONE, pictures: NONE };
  /** Names of files that went missing with an earlier page of this draft, until its author has taken note. */
  lost: readonly string[] = [];
  /** The text is on its way to the server and waits for the answer. */
  isSending = false;
  readonly plates: Query<Plate[]>;
  /** The latest text on the server, of an article that it has. */
  readonly onServer: Query<OwnArticleText, [id: number]>;
  readonly saving: DraftSaving<ArticleDraft>;
  readonly files: DraftFiles;
  readonly name: string;
  readonly #root: Pick<RootStore, 'api' | 'auth' | 'services'>;
  readonly #drafts: StoredDrafts<ArticleDraft>;
  readonly #id: number | undefined;
  readonly #plateId: number | undefined;
  readonly #idempotencyKey = new IdempotencyKey();

  constructor(root: Pick<RootStore, 'api' | 'auth' | 'services'>, { target, lock, tab, onLeaving }: WriteOptions) {
    this.#root = root;
    // A copy belongs to the article that its draft changes.
    this.#id = target.id ?? articleOf(target.draft ?? '') ?? undefined;
    this.#plateId = this.#id === undefined ? target.plate : undefined;
    this.plates = new Query(() => root.api.articles.plates());
    this.onServer = new Query((id) => root.api.articles.ownText({ id }));
    this.files = new DraftFiles(root.api);
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
      {
        draft: observableRef,
        unstored: observableRef,
        lost: observableRef,
        plates: false,
        onServer: false,
        saving: false,
        files: false,
        name: false,
      },
      { autoBind: true },
    );
  }

  get isUploading() {
    return Object.values(this.unstored).some(({ pending }) => pending.length > 0);
  }

  /**
   * Names of files without which the text would be handed in, by where they belong; `lost` by an earlier page, `gone` from the server while
   * they are still in the draft.
   */
  get missing(): readonly (readonly [FilePlace | 'lost' | 'gone', readonly string[]])[] {
    const { cover, attachments, pictures } = this.unstored;
    const all = [
      ['cover', cover.failed],
      ['attachments', attachments.failed],
      ['pictures', pictures.failed],
      ['lost', this.lost],
      ['gone', this.files.goneOf(this.draft)],
    ] as const;
    return all.filter(([, names]) => names.length > 0);
  }

  /** The article was handed in elsewhere after this draft began: a newer text is on the server. */
  get isOutdated() {
    const text = this.onServer.value;
    return text !== undefined && this.draft.version !== null && this.draft.version < text.version;
  }

  start() {
    this.saving.start();
    void this.choosePlate();
    void this.begin();
  }

  dispose() {
    this.saving.dispose();
    this.plates.dispose();
    this.onServer.dispose();
  }

  change(part: Partial<ArticleDraft>) {
    this.draft = { ...this.draft, ...part };
    this.saving.touch();
    if (part.cover || part.attachments || part.pictures) this.keepFiles();
  }

  addPicture(picture: DraftPicture) {
    this.change({ pictures: [...this.draft.pictures, picture] });
  }

  /**
   * Notes the files of a place that are not stored; the draft names them, so that a reload tells which are gone. One that is chosen
   * again is not lost any more.
   */
  setUnstored(where: FilePlace, files: UnstoredFiles) {
    this.unstored = { ...this.unstored, [where]: files };
    const again = new Set([...files.pending, ...files.failed]);
    this.lost = this.lost.filter((name) => !again.has(name));
    this.noteUnstored();
  }

  /** The author knows what went missing, and goes on without it or has chosen it again. */
  forgetLost() {
    this.lost = [];
    this.noteUnstored();
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

  /** Goes on with the newer text of the server; this one stays as a copy, or stays here where the browser has no room for one. */
  useServers() {
    const text = this.onServer.value;
    if (!text || !this.saving.keepCopy()) return;
    this.replace(fromOwnText(text));
    this.saving.discard();
  }

  /** Hands the text in; rejects with what the server refused. */
  async submit() {
    this.saving.flush();
    const sent = this.draft;
    this.isSending = true;
    try {
      const saved = await this.#idempotencyKey.run(toSubmission(this.name, sent), this.#root.api.articles.save);
      this.endSending(saved, sent);
    } catch (error) {
      this.endSending(null, sent);
      if (error instanceof ApiError && error.kind === 'missing') await this.files.keep(this.draft);
      if (error instanceof ApiError && this.#id !== undefined) void this.onServer.reload();
      throw error;
    }
  }

  /** Once the text is handed in the draft goes; what was written meanwhile (a composition that ended) changes the article from here on. */
  private endSending(saved: Pick<OwnArticle, 'id' | 'version'> | null, sent: ArticleDraft) {
    this.isSending = false;
    if (!saved) return;
    const { draft } = this;
    this.saving.discard();
    if (draft !== sent) this.saving.keep(ofArticle(saved.id), { ...draft, version: saved.version });
  }

  private noteUnstored() {
    const names = Object.values(this.unstored).flatMap(({ pending, failed }) => [...pending, ...failed]);
    const unstored = [...this.lost, ...names];
    if (JSON.stringify(unstored) !== JSON.stringify(this.draft.unstored)) this.change({ unstored });
  }

  /** A new article begins with the board that its author comes from; one that was chosen before stays. Nothing is stored by that. */
  private async choosePlate() {
    await this.plates.load();
    const plate = this.plates.value?.find(({ id, mayPost }) => mayPost && id === this.#plateId);
    if (plate) this.preset(plate);
  }

  private preset({ id: plateId, name: plateName }: Plate) {
    if (this.draft.plateId === null) this.draft = { ...this.draft, plateId, plateName };
  }

  private async begin() {
    const stored = this.#drafts.read(this.name)?.content;
    if (stored) {
      this.replace(stored);
      this.keepFiles();
    }
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

  /** Keeps the files of the draft on the server, and learns which of one that lay for long are gone; visitors have none. */
  private keepFiles() {
    if (this.#root.auth.user) this.files.follow(this.draft);
  }

  private replace(draft: ArticleDraft) {
    this.draft = draft;
    this.lost = draft.unstored;
    this.round += 1;
  }

  private settle() {
    this.isReady = true;
  }
}
