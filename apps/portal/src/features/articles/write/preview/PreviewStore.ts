import type { OwnArticleText } from '@shuyuan/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Query } from '../../../../api/query.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import type { RootStore } from '../../../../stores/RootStore.ts';
import { type ArticleDraft, parseDraft } from '../draft/articleDraft.ts';
import { fromOwnText } from '../draft/fromOwnText.ts';
import { type NamedDraft, ofArticle, type StoredDraft, StoredDrafts } from '../draft/StoredDrafts.ts';
import type { TabLock } from '../draft/TabLock.ts';
import { toSubmission } from '../toSubmission.ts';
import type { Target } from '../writeAddress.ts';

/** `/headline/preview`: a draft of this browser, read without a call to the server; else the student's own text as the server has it. */
export class PreviewStore {
  /** The draft with the time it was stored; undefined without one. */
  readonly stored: StoredDraft<ArticleDraft> | undefined;
  /** What this browser has stored, the last stored first: the ways on where there is nothing to preview. */
  readonly drafts: readonly NamedDraft<ArticleDraft>[];
  readonly onServer: Query<OwnArticleText, [id: number]>;
  /** Name of the draft. */
  readonly name: string | undefined;
  readonly #id: number | undefined;
  readonly #root: Pick<RootStore, 'api'>;
  readonly #drafts: StoredDrafts<ArticleDraft>;
  readonly #lock: TabLock;
  readonly #idempotencyKey = new IdempotencyKey();

  constructor(root: Pick<RootStore, 'api' | 'auth' | 'services'>, { target, lock }: { target: Target; lock: TabLock }) {
    const { id, draft } = target;
    this.#id = id;
    this.#root = root;
    this.#lock = lock;
    this.#drafts = new StoredDrafts({
      services: root.services,
      userId: root.auth.user?.id ?? null,
      parse: parseDraft,
    });
    this.name = draft ?? (id === undefined ? undefined : ofArticle(id));
    this.stored = this.name === undefined ? undefined : this.#drafts.read(this.name);
    this.drafts = this.#drafts.all();
    this.onServer = new Query((of) => root.api.articles.ownText({ id: of }));
    makeAutoObservable(this, { stored: false, drafts: false, name: false, onServer: false }, { autoBind: true });
  }

  /** What is shown; null where there is nothing, undefined until that is known. */
  get text(): ArticleDraft | null | undefined {
    if (this.stored) return this.stored.content;
    if (this.#id === undefined || this.onServer.error) return null;
    return this.onServer.value && fromOwnText(this.onServer.value);
  }

  start() {
    if (!this.stored && this.#id !== undefined) void this.onServer.load(this.#id);
  }

  dispose() {
    this.onServer.dispose();
  }

  /** Hands the draft in; `elsewhere` while another tab writes it. Rejects with what the server refused. */
  async submit(): Promise<'sent' | 'elsewhere'> {
    const { name, stored } = this;
    if (name === undefined || !stored) return 'elsewhere';
    const release = await this.#lock.claim(name, { take: false, onLost: () => undefined });
    if (!release) return 'elsewhere';
    try {
      await this.#idempotencyKey.run(toSubmission(name, stored.content), this.#root.api.articles.save);
      runInAction(() => this.#drafts.remove(name));
    } finally {
      release();
    }
    return 'sent';
  }
}
