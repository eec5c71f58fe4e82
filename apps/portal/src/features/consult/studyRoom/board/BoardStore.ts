import { makeAutoObservable, observableRef } from 'mobx';
import { type BoardItem, foldBoard, type PlacedMark } from './foldBoard.ts';
import { BOARD, BOARD_TEXT_MAX, formatErased, formatMark, type Ink, type Mark, parseMark } from './marks.ts';
import { thin } from './thin.ts';

export const TOOLS = ['move', 'pen', 'line', 'text', 'eraser'] as const;
export type Tool = (typeof TOOLS)[number];

/** What the board uses of a room: its items, and how to add one. */
export interface BoardRoom {
  readonly boardItems: readonly BoardItem[];
  readonly role: 'student' | 'lecturer';
  add(kind: 'mark' | 'erase', body: string): void;
}

const ZOOMS: readonly number[] = [1, 1.5, 2, 3];
/** Milliseconds between two drafts of a stroke that is still drawn. */
const LIVE_MS = 120;

/** The whiteboard of a room: tools, what is being drawn, zoom; what stays on it is the room's items (product.md 4.17). */
export class BoardStore {
  tool: Tool = 'pen';
  ink: Ink = 'blue';
  /** What is being drawn here now. */
  draft: Mark | null = null;
  /** The stroke that the peer is drawing now. */
  theirDraft: Mark | null = null;
  /** Where a text is being written. */
  writing: { x: number; y: number } | null = null;
  zoom = 1;
  /** The point of the board in the middle of the screen. */
  centre = { x: BOARD.width / 2, y: BOARD.height / 2 };
  /** Marks under the eraser that is still pressed. */
  private rubbed: readonly string[] = [];
  #sentAt = 0;

  readonly #room: BoardRoom;
  /** Sends the peer a stroke that is not finished; null when it is. */
  readonly #showDraft: (body: string | null) => void;
  readonly #clock: { readonly now: number };

  constructor(
    room: BoardRoom,
    showDraft: (body: string | null) => void = () => undefined,
    clock: { readonly now: number } = performanceClock,
  ) {
    this.#room = room;
    this.#showDraft = showDraft;
    this.#clock = clock;
    makeAutoObservable(this, { draft: observableRef, theirDraft: observableRef }, { autoBind: true });
  }

  get marks(): PlacedMark[] {
    const { rubbed } = this;
    return foldBoard(this.#room.boardItems).filter(({ id }) => !rubbed.includes(id));
  }

  /** One's own newest mark, which undo removes. */
  get lastOwn() {
    return this.marks.findLast(({ from }) => from === this.#room.role);
  }

  get view() {
    const [width, height] = [BOARD.width / this.zoom, BOARD.height / this.zoom];
    return { x: this.centre.x - width / 2, y: this.centre.y - height / 2, width, height };
  }

  choose(tool: Tool) {
    this.finish();
    this.tool = tool;
  }

  setInk(ink: Ink) {
    this.ink = ink;
  }

  zoomBy(steps: number) {
    const at = ZOOMS.indexOf(this.zoom) + steps;
    this.zoom = ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at))] ?? 1;
    this.setCentre(this.centre.x, this.centre.y);
  }

  get canZoomIn() {
    return this.zoom < 3;
  }

  press(x: number, y: number) {
    const { tool, ink } = this;
    if (tool === 'pen' || tool === 'line') this.draft = { kind: tool, ink, points: [x, y] };
    if (tool === 'text') this.writing = { x, y };
  }

  drag(x: number, y: number) {
    const { draft } = this;
    if (!draft || (draft.kind !== 'pen' && draft.kind !== 'line')) return;
    const points = draft.kind === 'line' ? [...draft.points.slice(0, 2), x, y] : [...draft.points, x, y];
    this.draft = { ...draft, points };
    this.sendDraft();
  }

  /** The board moves under the pointer by this much, in its own units. */
  pan(dx: number, dy: number) {
    this.setCentre(this.centre.x - dx, this.centre.y - dy);
  }

  rub(id: string) {
    if (!this.rubbed.includes(id)) this.rubbed = [...this.rubbed, id];
  }

  /** The pointer is up: the stroke is added, marks under the eraser are removed. */
  finish() {
    const { draft, rubbed } = this;
    this.draft = null;
    this.rubbed = [];
    if (rubbed.length > 0) this.#room.add('erase', formatErased(rubbed));
    if (!draft || (draft.kind !== 'pen' && draft.kind !== 'line')) return;
    this.#room.add('mark', formatMark({ ...draft, points: thin(draft.points) }));
    this.#showDraft(null);
  }

  /** Begins a text in the middle, for those who use no mouse. */
  writeInMiddle() {
    this.writing = { x: this.centre.x - 120, y: this.centre.y };
  }

  write(text: string) {
    const { writing, ink } = this;
    this.writing = null;
    const words = text.trim().slice(0, BOARD_TEXT_MAX);
    if (writing && words !== '') this.#room.add('mark', formatMark({ kind: 'text', ink, ...writing, text: words }));
  }

  /** Puts a picture of the question on the board. */
  placePhoto(index: number) {
    this.#room.add('mark', formatMark({ kind: 'photo', index, x: BOARD.width - 460, y: BOARD.height - 420 }));
  }

  undo() {
    const { lastOwn } = this;
    if (lastOwn) this.#room.add('erase', formatErased([lastOwn.id]));
  }

  /** A stroke of the peer that is not finished. */
  setTheirDraft(body: string | null) {
    this.theirDraft = body === null ? null : parseMark(body);
  }

  private setCentre(x: number, y: number) {
    const [halfWidth, halfHeight] = [BOARD.width / this.zoom / 2, BOARD.height / this.zoom / 2];
    this.centre = {
      x: Math.min(BOARD.width - halfWidth, Math.max(halfWidth, x)),
      y: Math.min(BOARD.height - halfHeight, Math.max(halfHeight, y)),
    };
  }

  private sendDraft() {
    const { draft } = this,
      clock = this.#clock;
    if (!draft || draft.kind === 'text' || draft.kind === 'photo' || clock.now - this.#sentAt < LIVE_MS) return;
    this.#sentAt = clock.now;
    this.#showDraft(formatMark({ ...draft, points: thin(draft.points) }));
  }
}

const performanceClock = {
  get now() {
    return performance.now();
  },
};
