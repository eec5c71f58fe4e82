import type { RoomSession } from '@shuyuan/contract';
import type { InsideStore } from '../InsideStore.ts';
import type { RoomStore } from '../RoomStore.ts';

/** What the parts of the built-in room are given. */
export interface InsideProps {
  store: RoomStore;
  inside: InsideStore;
  session: RoomSession;
}
