import { isNumbered, ROOM_PAGES_MAX } from '@shuyuan/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { type BoardItem, type BoardPages, foldBoard, foldPages, type PlacedMark } from './foldBoard.ts';
import { BOARD, BOARD_TEXT_MAX, formatErased, formatMark, type Ink, type Mark, parseMark } from './marks.ts';
import { type BoardPointer, PointerSender } from './PointerSender.ts';
import { placeOf } from './placeOf.ts';
import { thin } from './thin.ts';

export const TOOLS = ['move', 'pen', 'line', 'text', 'eraser'] as const;
export type Tool = (typeof TOOLS)[number];

/** What the board uses of a room: its items, and how to add one. */
export interface BoardRoom {
  readonly boardItems: readonly BoardItem[];
  readonly role: 'student' | 'lecturer';
  add(kind: 'mark' | 'erase' | 'page', body: string): void;
}

/** A photo of the talk; its size in pixels may be unknown. */
interface Photo {
  id: number;
  url: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** What the peer sees while it happens; nothing of it is stored. */
export interface BoardPeer {
  /** A stroke that is not finished; null when it is. */
  showDraft(body: string | null): void;
  /** Where the pointer is; null when it has left the board. */
  showPointer(pointer: BoardPointer | null): void;
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
  /** Where the peer points. */
  theirPointer: BoardPointer | null = null;
  /** Where a text is being written. */
  writing: { page: number; x: number; y: number } | null = null;
  zoom = 1;
  /** The point of the board in the middle of the screen. */
  centre = { x: BOARD.width / 2, y: BOARD.height / 2 };
  /** Marks under the eraser that is still pressed. */
  private rubbed: readonly string[] = [];
  #sentAt = 0;

  readonly #room: BoardRoom;
  readonly #peer: BoardPeer;
  readonly #pointer: PointerSender;
  readonly #clock: { readonly now: number };

  constructor(room: BoardRoom, peer: BoardPeer, clock: { readonly now: number } = performanceClock) {
    this.#room = room;
    this.#peer = peer;
    this.#pointer = new PointerSender(peer.showPointer);
    this.#clock = clock;
    makeAutoObservable(
      this,
      { draft: observableRef, theirDraft: observableRef, theirPointer: observableRef },
      { autoBind: true },
    );
  }

  /** The page that both see, and how many there are. */
  get pages(): BoardPages {
    return foldPages(this.#room.boardItems);
  }

  get page() {
    return this.pages.page;
  }

  get canAddPage() {
    return this.pages.count < ROOM_PAGES_MAX;
  }

  private get all(): PlacedMark[] {
    return foldBoard(this.#room.boardItems);
  }

  get marks(): PlacedMark[] {
    const { rubbed, page } = this;
    return this.all.filter(({ id, mark }) => mark.page === page && !rubbed.includes(id));
  }

  /** One's own newest mark of this page, which undo removes. */
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
    const { tool, ink, page } = this;
    if (tool === 'pen' || tool === 'line') this.draft = { page, kind: tool, ink, points: [x, y] };
    if (tool === 'text') this.writing = { page, x, y };
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
    this.#peer.showDraft(null);
  }

  /** Begins a text in the middle, for those who use no mouse. */
  writeInMiddle() {
    this.writing = { page: this.page, x: this.centre.x - 120, y: this.centre.y };
  }

  write(text: string) {
    const { writing, ink } = this;
    this.writing = null;
    const words = text.trim().slice(0, BOARD_TEXT_MAX);
    if (writing && words !== '') this.#room.add('mark', formatMark({ kind: 'text', ink, ...writing, text: words }));
  }

  /** Puts a picture of the question on the board. */
  placePhoto(index: number) {
    const { page } = this;
    this.#room.add('mark', formatMark({ page, kind: 'photo', index, x: BOARD.width - 460, y: BOARD.height - 420 }));
  }

  /** Puts a photo of the talk on the page, around a point or in the middle of what is seen. */
  placePicture(photo: Photo, around = this.centre) {
    const file = isNumbered(photo.id) ? photo.id : photo.url;
    this.#room.add('mark', formatMark({ page: this.page, kind: 'picture', file, ...placeOf(photo, around) }));
  }

  /** Shows a page to both; the one after the last is a new one. */
  turnTo(page: number) {
    const { count } = this.pages;
    if (page === this.page || page < 1 || page > Math.min(count + 1, ROOM_PAGES_MAX)) return;
    this.finish();
    this.#room.add('page', String(page));
  }

  addPage() {
    this.turnTo(this.pages.count + 1);
  }

  /** The pointer is over the board here, or has left it. */
  point(at: { x: number; y: number } | null) {
    this.#pointer.move(at && { page: this.page, x: Math.round(at.x), y: Math.round(at.y) });
  }

  setTheirPointer(pointer: BoardPointer | null) {
    this.theirPointer = pointer;
  }

  dispose() {
    this.#pointer.dispose();
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
    if (!draft || (draft.kind !== 'pen' && draft.kind !== 'line') || clock.now - this.#sentAt < LIVE_MS) return;
    this.#sentAt = clock.now;
    this.#peer.showDraft(formatMark({ ...draft, points: thin(draft.points) }));
  }
}

const performanceClock = {
  get now() {
    return performance.now();
  },
};
