import { HEARTBEAT_MS, HEARTBEAT_REPLY_MS } from '@shuyuan/rules';
import type { Environment } from './environment.ts';

/** Probes the other side 15 s after its last message; where it answers, none in 10 s means that the connection is dead (§4, W4). */
export class Heartbeat {
  private cancel: (() => void) | null = null;
  private isWaiting = false;

  constructor(
    private readonly environment: Pick<Environment, 'after'>,
    private readonly beat: () => void,
    private readonly die: () => void,
    private readonly isAnswered: () => boolean,
  ) {}

  /** Something arrived: the wait begins anew. */
  restart() {
    this.stop();
    this.cancel = this.environment.after(HEARTBEAT_MS, () => this.probe());
  }

  /** Probes at once, unless a reply is pending: after a suspend, or when the network is back. */
  probe() {
    if (this.isWaiting) return;
    if (this.isAnswered()) this.expect();
    else this.restart();
    this.beat();
  }

  /** Something has to arrive in time. */
  expect() {
    this.stop();
    this.isWaiting = true;
    this.cancel = this.environment.after(HEARTBEAT_REPLY_MS, this.die);
  }

  stop() {
    this.cancel?.();
    this.cancel = null;
    this.isWaiting = false;
  }
}
