import type { TicketStatus } from '@shuyuan/contract';
import type { Clock } from '../../../core/services.ts';
import { ignoreApiError } from './ignoreApiError.ts';

/** Milliseconds in which the entry, posted by another tab, must show (product.md 4.17). */
export const ENTRY_WAIT_MS = 20_000;
const STEP_MS = 1000;

interface WaitPorts {
  clock: Clock;
  /** Reads the status of the student's place; null while that fails. */
  refreshStatus(): Promise<TicketStatus | null>;
  /** Reports that the student has come. */
  noteEntry(): Promise<unknown>;
  onIn(): void;
  /** `message` is the server's own. */
  onRefused(message: string): void;
  onTimeOver(): void;
}

/** The wait before a room: until the entry shows and the coming is reported; the network may be away meanwhile (product.md 4.17). */
export class EntryWait {
  /** Raised by everything that ends a wait. */
  private turn = 0;

  constructor(private readonly ports: WaitPorts) {}

  /** Waits until one is in, refused, or the time is over; a new wait ends the one before. */
  async run() {
    const turn = ++this.turn;
    const isOn = () => turn === this.turn;
    const { clock, refreshStatus, onTimeOver } = this.ports;
    const until = clock.now + ENTRY_WAIT_MS;
    while (isOn()) {
      const status = await refreshStatus();
      if (isOn() && status === 'inRoom') await this.enter(isOn);
      if (!isOn()) return;
      if (clock.now >= until) onTimeOver();
      else await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  }

  stop() {
    this.turn++;
  }

  private async enter(isOn: () => boolean) {
    const { noteEntry, onIn, onRefused } = this.ports;
    try {
      await noteEntry();
      if (!isOn()) return;
      this.stop();
      onIn();
    } catch (error) {
      ignoreApiError(error);
      const { kind, message } = error;
      if (isOn() && (kind === 'refused' || kind === 'missing' || kind === 'notServed')) onRefused(message);
    }
  }
}
