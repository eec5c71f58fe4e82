import type { AnswerOf, contract } from '@shuyuan/contract';
import { ApiError } from '../../api/apiError.ts';
import type { Api } from '../../api/createApi.ts';
import { IdempotencyKey } from '../../core/IdempotencyKey.ts';
import type { Environment } from './environment.ts';
import type { RingingCall } from './ringingCall.ts';

/** Why the room could not be entered (§3, `resultData.status`). */
export type EntryProblem = 'failed' | Exclude<AnswerOf<typeof contract.studyRooms.enter>['status'], 'allowed'>;

/** Releases a decision, so that another tab may make it. */
export type Lock = () => void;

/** Milliseconds for which a decided call keeps its lock, so that a tab whose timer is late decides nothing (W8). */
const DECIDED_MS = 30_000;

/** Effects of the student's answer outside this tab: on the server, and in other tabs. */
export class CallAnswers {
  private readonly locks = new Set<Lock>();
  private keys = { key: '', entry: new IdempotencyKey(), cancellation: new IdempotencyKey() };

  constructor(
    private readonly environment: Pick<Environment, 'after' | 'tabs' | 'lock'>,
    private readonly api: Pick<Api, 'studyRooms'>,
    private readonly member: string,
  ) {}

  /** Acquires the decision for this tab; null where another tab has it (W8). */
  async decide({ key }: RingingCall): Promise<Lock | null> {
    const release = await this.environment.lock(`decide ${key}`);
    if (!release) return null;
    const lock = () => {
      if (this.locks.delete(lock)) release();
    };
    this.locks.add(lock);
    this.environment.after(DECIDED_MS, lock);
    return lock;
  }

  /** Null: the student has entered. If the response was lost, the state is queried (product.md 4.17: entering again succeeds). */
  async enter({ key, roomId, tempLogId }: RingingCall): Promise<EntryProblem | null> {
    try {
      const { status } = await this.keysOf(key).entry.run({ roomId }, this.api.studyRooms.enter);
      return status === 'allowed' ? null : status;
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unreachable') return 'failed';
      const ticket = await this.ticket();
      const isSame = tempLogId === null || ticket?.tempLogId === tempLogId;
      return ticket?.status === 'inRoom' && isSame ? null : 'failed';
    }
  }

  /** Whether the server has recorded the cancellation. */
  async cancel({ key, roomId, tempLogId }: RingingCall): Promise<boolean> {
    const contents = { roomId, ...(tempLogId === null ? {} : { tempLogId }) };
    try {
      await this.keysOf(key).cancellation.run(contents, this.api.studyRooms.cancel);
      return true;
    } catch {
      return false;
    }
  }

  /** Closes the dialogs of the other tabs. */
  notifyTabs({ key }: RingingCall) {
    this.environment.tabs.post({ kind: 'callOver', member: this.member, call: key });
  }

  dispose() {
    for (const lock of [...this.locks]) lock();
  }

  /** Another call has other idempotency keys, also into the same room (C1). */
  private keysOf(key: string) {
    if (key !== this.keys.key) this.keys = { key, entry: new IdempotencyKey(), cancellation: new IdempotencyKey() };
    return this.keys;
  }

  private async ticket() {
    try {
      return (await this.api.studyRooms.mine()).ticket;
    } catch {
      return undefined;
    }
  }
}
