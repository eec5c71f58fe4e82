import type { Api } from '../../../api/createApi.ts';
import { ignoreApiError } from './ignoreApiError.ts';
import type { RoomAddress } from './roomAddress.ts';

/** Coming and going, as they are reported to the server (product.md 4.17). */
export class Attendance {
  /** The last going has not arrived. */
  private owesLeave = false;

  constructor(
    private readonly room: Pick<Api['room'], 'log'>,
    private readonly address: RoomAddress,
  ) {}

  /** Notes the coming; throws what the server says. */
  enter() {
    this.owesLeave = false;
    return this.note('enter');
  }

  /** Notes the going; one that did not arrive follows with the next refresh. */
  async leave() {
    this.owesLeave = true;
    try {
      await this.note('leave');
      this.settle();
    } catch (error) {
      ignoreApiError(error);
    }
  }

  /** The server still sees somebody who has left: reports it once more, so that no minute runs on. */
  async stayAway(isHere: boolean) {
    if (isHere && this.owesLeave) await this.leave();
  }

  /** Comes again where the server has lost sight of somebody who is inside (W6). */
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
