import type { RoomItem, RoomSession } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { orFirst, rowsHere } from '../../../../core/known.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import type { BoardPictures } from '../board/BoardPage.tsx';
import { foldBoard, foldPages, type PlacedMark } from '../board/foldBoard.ts';
import type { SharedFile } from '../RoomItems.ts';

const PAGE_SIZE = 100;

/** A line of what was written, with the name of who wrote it. */
export interface RecordLine {
  id: number;
  name: string;
  text: string;
  file?: SharedFile | undefined;
  /** ISO 8601. */
  at: string;
}

/** What is left of a consultation: the pages of its board, what was written, photos and files; nothing of it changes any more. */
export class RecordStore extends PageStore {
  readonly items: Query<readonly RoomItem[]>;
  readonly session: RoomSession;

  constructor(api: Pick<Api, 'room'>, session: RoomSession) {
    super();
    this.session = session;
    this.items = this.query(() => readAll((input) => this.fetch(() => api.room.items(input)), session.tempLogId), {
      atStart: [],
    });
    this.observe({ session: false });
  }

  /** Pages with something on them, by their number; all of them when every one is empty but there are several. */
  get pages(): readonly { page: number; marks: readonly PlacedMark[] }[] {
    const items = rowsHere(this.items.value);
    const marks = foldBoard(items);
    const { count } = foldPages(items);
    const all = Array.from({ length: Math.max(count, ...marks.map(({ mark }) => mark.page)) }, (_, index) => ({
      page: index + 1,
      marks: marks.filter(({ mark }) => mark.page === index + 1),
    }));
    return all.filter((page) => page.marks.length > 0);
  }

  get lines(): readonly RecordLine[] {
    const { me, peer } = this.session;
    return rowsHere(this.items.value)
      .filter(({ kind }) => kind === 'text' || kind === 'file')
      .map(({ id, from, body, file, at }) => ({ id, name: (from === me.type ? me : peer).name, text: body, file, at }));
  }

  get files(): readonly SharedFile[] {
    return rowsHere(this.items.value).flatMap(({ file }) => (file ? [file] : []));
  }

  get pictures(): BoardPictures {
    return { images: this.session.images, files: this.files };
  }
}

async function readAll(read: Api['room']['items'], tempLogId: number): Promise<readonly RoomItem[]> {
  const all: RoomItem[] = [];
  for (;;) {
    const { items } = await read({ tempLogId, afterSeq: orFirst(all.at(-1)?.seq), pageSize: PAGE_SIZE });
    all.push(...items);
    if (items.length < PAGE_SIZE) return all;
  }
}
