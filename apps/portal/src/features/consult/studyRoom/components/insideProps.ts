import type { RoomSession } from '@shuyuan/contract';
import type { Inside } from '../Inside.ts';
import type { RoomStore } from '../RoomStore.ts';

/** What the parts of the built-in room are given. */
export interface InsideProps {
  store: RoomStore;
  inside: Inside;
  session: RoomSession;
}
