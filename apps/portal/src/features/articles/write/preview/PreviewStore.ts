import type { OwnArticleText, Plate } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import { Query } from '../../../../api/query.ts';
import type { RootStore } from '../../../../stores/RootStore.ts';
import { type ArticleDraft, parseDraft } from '../draft/articleDraft.ts';
import { fromOwnText } from '../draft/fromOwnText.ts';
import { ofArticle, StoredDrafts } from '../draft/StoredDrafts.ts';
import type { Target } from '../writeAddress.ts';

/** `/headline/preview`: a draft of this browser, else the student's own text as the server has it. */
export class PreviewStore {
  /** The draft with the time it was stored; undefined without one. */
  readonly stored: { at: number; content: ArticleDraft } | undefined;
  readonly onServer: Query<OwnArticleText, [id: number]>;
  /** Names of the boards; a preview without them shows none. */
  readonly plates: Query<Plate[]>;
  readonly #id: number | undefined;

  constructor(root: Pick<RootStore, 'api' | 'auth' | 'services'>, { id, draft }: Target) {
    this.#id = id;
    const drafts = new StoredDrafts({
      services: root.services,
      userId: root.auth.user?.id ?? null,
      parse: parseDraft,
    });
    const name = draft ?? (id === undefined ? undefined : ofArticle(id));
    this.stored = name === undefined ? undefined : drafts.read(name);
    this.onServer = new Query((of) => root.api.articles.ownText({ id: of }));
    this.plates = new Query(() => root.api.articles.plates());
    makeAutoObservable(this, { stored: false, onServer: false, plates: false }, { autoBind: true });
  }

  /** What is shown; null where there is nothing, undefined until that is known. */
  get text(): ArticleDraft | null | undefined {
    if (this.stored) return this.stored.content;
    if (this.#id === undefined || this.onServer.error) return null;
    return this.onServer.value && fromOwnText(this.onServer.value);
  }

  get plateName(): string | undefined {
    const { text } = this;
    return this.plates.value?.find(({ id }) => id === text?.plateId)?.name;
  }

  start() {
    void this.plates.load();
    if (!this.stored && this.#id !== undefined) void this.onServer.load(this.#id);
  }

  dispose() {
    this.onServer.dispose();
    this.plates.dispose();
  }
}
