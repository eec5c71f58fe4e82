import { Network } from './Network.ts';
import { Speaker } from './Speaker.ts';

/** Parts of the check besides camera and microphone; the network is measured at once. */
export class SoundAndNetwork {
  readonly speaker = new Speaker();
  readonly network = new Network();

  start() {
    void this.network.check();
  }

  dispose() {
    this.network.dispose();
  }
}
