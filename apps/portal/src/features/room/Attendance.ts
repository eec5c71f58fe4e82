import type { Api } from '../../api/createApi.ts';
import { passOver } from './passOver.ts';
import type { RoomAddress } from './roomAddress.ts';

/** Coming and going, as the server is told of them (product.md 4.17). */
export class Attendance {
  constructor(
    private readonly room: Pick<Api['room'], 'log'>,
    private readonly address: RoomAddress,
  ) {}

  /** Notes the coming; throws what the server says. */
  enter() {
    return this.note('enter');
  }

  /** Notes the going; a failure is seen at the next look. */
  async leave() {
    await this.note('leave').catch(passOver);
  }

  /** Comes again where the server has lost sight of somebody who is inside (W6). */
  async stay(isHere: boolean) {
    if (!isHere) await this.enter().catch(passOver);
  }

  private note(joinType: 'enter' | 'leave') {
    const { roomId, tempLogId } = this.address;
    return this.room.log({ roomId, tempLogId, joinType });
  }
}
