import { makeAutoObservable } from 'mobx';
import { DeviceStore } from '../../../shared/devices/DeviceStore.ts';
import type { Media } from '../../../shared/devices/media.ts';
import { Network } from '../../../shared/devices/Network.ts';
import { Speaker } from '../../../shared/devices/Speaker.ts';

/** Everything that `/test` checks (product.md 5). */
export class DeviceTestStore {
  readonly devices: DeviceStore;

  constructor(
    media: Media,
    readonly speaker = new Speaker(),
    readonly network = new Network(),
  ) {
    this.devices = new DeviceStore(media);
    makeAutoObservable(this, { devices: false, speaker: false, network: false }, { autoBind: true });
  }

  /** Camera, microphone, speaker and network are all known to work. */
  get isReady() {
    const { devices, speaker, network } = this;
    const isTalkable = network.state === 'good' || network.state === 'fair';
    return devices.camera.isOn && devices.microphone.isOn && speaker.state === 'heard' && isTalkable;
  }

  start() {
    this.devices.start();
    void this.devices.openAllowed();
    void this.network.check();
  }

  dispose() {
    this.devices.dispose();
    this.network.dispose();
  }
}
