import { DRAFT_FILES_MAX, isNumbered } from '@shuyuan/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { ApiError } from '../../../../api/apiError.ts';
import type { Api } from '../../../../api/createApi.ts';
import type { ArticleDraft } from './articleDraft.ts';

/** A file of a draft that would be handed in with it. */
interface NamedFile {
  id: string;
  /** What its author knows it by; empty for none. */
  name: string;
}

type Files = Pick<ArticleDraft, 'cover' | 'content' | 'pictures' | 'attachments'>;

/** Cover, attachments and the pictures that stand in the text. */
function shownFiles({ cover, content, attachments }: Files): NamedFile[] {
  const inText = content.blocks.flatMap((block) =>
    block.kind === 'picture' ? [{ id: String(block.fileId), name: block.alt }] : [],
  );
  return [...(cover ? [cover] : []), ...attachments, ...inText].map(({ id, name }) => ({ id, name }));
}

/** Ids of all files of a draft that have one of the server, with pictures that undo may bring back. */
function idsOf(files: Files): number[] {
  const all = [...shownFiles(files).map(({ id }) => Number(id)), ...files.pictures.map(({ fileId }) => fileId)];
  return [...new Set(all)].filter((id) => Number.isSafeInteger(id) && isNumbered(id)).slice(0, DRAFT_FILES_MAX);
}

/** The files of a draft on the server, which keeps them for a while although nothing uses them yet (decision 0038). */
export class DraftFiles {
  /** Until when they are kept, as ISO; null where the draft has none, and while nothing is known. */
  until: string | null = null;
  /** Ids of those that the server has no more. */
  gone: ReadonlySet<string> = new Set();
  readonly #api: Pick<Api, 'articles'>;
  #asked = '';

  constructor(api: Pick<Api, 'articles'>) {
    this.#api = api;
    makeAutoObservable(this, { gone: observableRef }, { autoBind: true });
  }

  /** Names of files of the draft that the server has no more. */
  goneOf(files: Files): string[] {
    return shownFiles(files).flatMap(({ id, name }) => (this.gone.has(id) ? [name] : []));
  }

  /** Keeps the files of a draft that has others than before. */
  follow(files: Files) {
    if (JSON.stringify(idsOf(files)) !== this.#asked) void this.keep(files);
  }

  /** Keeps the files of a draft from now on; what cannot be known, offline for instance, is not told. */
  async keep(files: Files) {
    const ids = idsOf(files);
    const asked = JSON.stringify(ids);
    this.#asked = asked;
    if (ids.length === 0) return this.note(ids, { fileIds: [], storedUntil: null });
    try {
      const answer = await this.#api.articles.keepFiles({ fileIds: ids });
      if (asked === this.#asked) this.note(ids, answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.forget(asked);
    }
  }

  /** Files that could not be asked for are asked for again with the next one. */
  private forget(asked: string) {
    if (asked === this.#asked) this.#asked = '';
  }

  private note(ids: readonly number[], { fileIds, storedUntil }: { fileIds: number[]; storedUntil: string | null }) {
    const there = new Set(fileIds);
    this.until = storedUntil;
    this.gone = new Set(ids.filter((id) => !there.has(id)).map(String));
  }
}
