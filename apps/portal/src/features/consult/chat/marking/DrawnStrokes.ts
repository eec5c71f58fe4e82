import { isNumbered, type Marking, type Stroke } from '@shuyuan/contract';
import { makeAutoObservable, observable } from 'mobx';

/** Strokes over one picture of an answer. */
export interface PictureStrokes {
  questionId: number;
  fileId: number;
  strokes: readonly Stroke[];
}

/** A picture of a work as a request names it: by its number, or by its address where the upload server gives none (wire-facts 11). */
export function pictureOf({ answers }: Pick<Marking, 'answers'>, fileId: number) {
  if (isNumbered(fileId)) return { fileId };
  return { fileUrl: answers.flatMap(({ files }) => files).find(({ id }) => id === fileId)?.url };
}

/** The strokes over the pictures of a work; every change can be taken back, the last one first, whichever picture it is on. */
export class DrawnStrokes {
  readonly byFile = observable.map<number, readonly Stroke[]>(undefined, { deep: false });
  /** The picture that was drawn on or chosen last. */
  fileId: number | null = null;
  /** Strokes before each change, the last one last. */
  #before: PictureStrokes[] = [];
  readonly #save: (changed: PictureStrokes) => void;

  constructor(save: (changed: PictureStrokes) => void) {
    this.#save = save;
    makeAutoObservable(this, { byFile: false }, { autoBind: true });
  }

  /** Shows the strokes of another work. */
  load(strokes: readonly (readonly [number, readonly Stroke[]])[]) {
    this.byFile.replace(strokes);
    this.#before = [];
    this.fileId = null;
  }

  choose(fileId: number) {
    this.fileId = fileId;
  }

  set(questionId: number, fileId: number, strokes: readonly Stroke[]) {
    this.#before.push({ questionId, fileId, strokes: this.byFile.get(fileId) ?? [] });
    this.fileId = fileId;
    this.byFile.set(fileId, strokes);
    this.#save({ questionId, fileId, strokes });
  }

  /** Takes the last change back. */
  undo() {
    const last = this.#before.pop();
    if (!last) return;
    this.byFile.set(last.fileId, last.strokes);
    this.#save(last);
  }
}
