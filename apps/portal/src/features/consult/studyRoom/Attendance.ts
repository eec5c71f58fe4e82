import type { Api } from '../../../api/createApi.ts';
import { ignoreApiError } from './ignoreApiError.ts';
import type { RoomAddress } from './roomAddress.ts';

/** Coming and going, as they are reported to the server (product.md 4.17). */
export class Attendance {
  /** The server does not know yet that one has left. */
  private owesLeave = false;

  constructor(
    private readonly room: Pick<Api['room'], 'log'>,
    private readonly address: RoomAddress,
  ) {}

  /** Reports the coming; throws what the server says. */
  enter() {
    this.owesLeave = false;
    return this.note('enter');
  }

  /** Reports the leaving; a report that failed is sent again with the next refresh. */
  async leave() {
    this.owesLeave = true;
    try {
      await this.note('leave');
      this.settle();
    } catch (error) {
      ignoreApiError(error);
    }
  }

  /** The tab is closed, or reloads: the other side sees it at once. Nobody is left to read the answer, or to try again. */
  close() {
    const { roomId, tempLogId } = this.address;
    this.room.log({ roomId, tempLogId, joinType: 'close' }, { keepalive: true }).catch(() => undefined);
  }

  /** The server still sees somebody who has left: reports it once more, so that no minute runs on. */
  async stayAway(isHere: boolean) {
    if (isHere && this.owesLeave) await this.leave();
  }

  /** Reports the coming again where the server takes somebody who is inside for gone (W6). */
  async stay(isHere: boolean) {
    if (!isHere) await this.enter().catch(ignoreApiError);
  }

  private settle() {
    this.owesLeave = false;
  }

  private note(joinType: 'enter' | 'leave') {
    const { roomId, tempLogId } = this.address;
    return this.room.log({ roomId, tempLogId, joinType });
  }
}
