import { ROOM_FILES_MAX } from '@shuyuan/contract';
import { checkFile, extensionOf, type FileProblem, UPLOADS } from '@shuyuan/rules';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Upload } from '../../../api/uploading.ts';
import { preparePicture } from '../../../shared/consult/pictures.ts';
import type { BoardStore } from './board/BoardStore.ts';
import type { RoomItems } from './RoomItems.ts';

interface FilesPorts {
  upload: Upload;
  items: Pick<RoomItems, 'files' | 'addFile'>;
  board: Pick<BoardStore, 'placePicture'>;
  createId(): string;
}
/** Redraws a picture that is too large. */
type Compress = Parameters<typeof preparePicture>[1];

/** Why a file is not shown: what is wrong with it, too many of them, the network, or the server's own words. */
export type RoomFileProblem = FileProblem | 'count' | 'network' | { text: string };

/** A file that was picked, dropped or pasted here and that the server has not stored. */
export interface RoomFile {
  id: string;
  name: string;
  /** Share of the bytes that have left, from 0 to 1. */
  progress: number;
  /** Absent while it is sent. */
  problem?: RoomFileProblem;
}

/** The reason in words for which a file is not sent. */
type Inspect = (slot: 'image' | 'file', file: File) => Promise<string | null>;

interface Source {
  file: File;
  compress: Compress;
  around: Point | undefined;
  inspect: Inspect | undefined;
}

interface Prepared {
  kind: 'image' | 'file';
  name: string;
  blob: Blob;
}

type Point = { x: number; y: number };

const PICTURES: readonly string[] = UPLOADS.image.extensions;

/** Photos and documents on their way into the room: checked, uploaded, then an item that both see; a photo goes on the board too. */
export class RoomFiles {
  waiting: readonly RoomFile[] = [];
  readonly #sources = new Map<string, Source>();
  readonly #over = new AbortController();
  readonly #ports: FilesPorts;

  constructor(ports: FilesPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  /** Files that have a place: in the room, on their way, or to be sent again. */
  private get held() {
    const own = this.waiting.filter(({ problem }) => problem === undefined || problem === 'network');
    return this.#ports.items.files.length + own.length;
  }

  /** Sends files; photos stand around a point of the board, or in the middle of what is seen. */
  add(files: readonly File[], compress: Compress, around?: Point, inspect?: Inspect) {
    for (const file of files) {
      const id = this.#ports.createId();
      this.#sources.set(id, { file, compress, around, inspect });
      this.waiting = [...this.waiting, { id, name: file.name, progress: 0 }];
      if (this.held > ROOM_FILES_MAX) this.fail(id, 'count');
      else void this.send(id);
    }
  }

  /** Sends again, from the beginning. */
  retry(id: string) {
    this.change(id, ({ problem: _, ...file }) => ({ ...file, progress: 0 }));
    void this.send(id);
  }

  remove(id: string) {
    this.#sources.delete(id);
    this.waiting = this.waiting.filter((file) => file.id !== id);
    // Who had no place is told so only while there is none.
    if (this.held < ROOM_FILES_MAX) this.waiting = this.waiting.filter(({ problem }) => problem !== 'count');
  }

  /** The room is left: what has not arrived is given up. */
  dispose() {
    this.#over.abort();
    this.waiting = [];
    this.#sources.clear();
  }

  private async send(id: string) {
    const source = this.#sources.get(id);
    if (!source) return;
    const prepared = await prepare(source);
    if (typeof prepared === 'string' || !('blob' in prepared)) return this.fail(id, prepared);
    const { kind, name, blob } = prepared;
    const { signal } = this.#over;
    const onProgress = (sent: number) =>
      this.change(id, (file) => ({ ...file, progress: Math.min(1, sent / blob.size) }));
    try {
      const stored = await this.#ports.upload(kind, { name, blob }, { signal, onProgress });
      this.show(id, stored, kind === 'image' ? { around: source.around } : null);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      this.fail(id, error.kind === 'refused' && error.message ? { text: error.message } : 'network');
    }
  }

  /** Unless it was removed, or the room left, meanwhile. */
  private show(id: string, file: Awaited<ReturnType<Upload>>, photo: { around: Point | undefined } | null) {
    if (!this.#sources.has(id)) return;
    this.remove(id);
    this.#ports.items.addFile(file);
    if (photo) this.#ports.board.placePicture(file, photo.around);
  }

  private fail(id: string, problem: RoomFileProblem) {
    this.change(id, (file) => ({ ...file, problem }));
  }

  private change(id: string, to: (file: RoomFile) => RoomFile) {
    runInAction(() => {
      this.waiting = this.waiting.map((file) => (file.id === id ? to(file) : file));
    });
  }
}

/** A photo made small where it is too large, or a document as it is; otherwise what is wrong with it (§5). */
async function prepare({ file, compress, inspect }: Source): Promise<Prepared | RoomFileProblem> {
  const slot = PICTURES.includes(extensionOf(file.name)) ? 'image' : 'file';
  const text = (await inspect?.(slot, file)) ?? null;
  if (text !== null) return { text };
  if (slot === 'image') return preparePicture(file, compress);
  const problem = checkFile({ slot, name: file.name, mime: file.type, size: file.size });
  return problem ?? { kind: 'file', name: file.name, blob: file };
}
