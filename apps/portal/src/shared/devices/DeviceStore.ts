import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Scope } from '../../core/scope.ts';
import { Capture } from './Capture.ts';
import type { Media } from './media.ts';

/** Level above which speech is detected, from 0 to 1. */
const SPEAKS_FROM = 0.45;
/** Measurements of speech in a row, ten a second, after which a muted person is informed. */
const SPEAKS_FOR = 12;

/** Camera, microphone and screen of this tab: requested after a click, shown, switched, and stopped at the end. */
export class DeviceStore {
  readonly camera: Capture;
  readonly microphone: Capture;
  readonly screen: Capture;
  /** How loud the microphone is, from 0 to 1. */
  level = 0;
  /** Speaks for a while although the microphone is muted. */
  speaksMuted = false;
  found: MediaDeviceInfo[] = [];
  #spoken = 0;
  /** Incremented when everything is closed: devices that open for an older request are closed at once. */
  #turn = 0;
  readonly #scope = new Scope();

  constructor(readonly media: Media) {
    const first = async (request: Parameters<Media['open']>[0]) => {
      const [track] = await media.open(request);
      if (!track) throw new DOMException('', 'NotFoundError');
      return track;
    };
    this.camera = new Capture('camera', (id) => first({ camera: id ?? true }));
    this.microphone = new Capture('microphone', (id) => first({ microphone: id ?? true }));
    this.screen = new Capture('screen', () => media.openScreen());
    makeAutoObservable(
      this,
      { media: false, camera: false, microphone: false, screen: false, found: observableRef },
      { autoBind: true },
    );
  }

  get cameras() {
    return this.found.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
  }

  get microphones() {
    return this.found.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '');
  }

  /** Opens devices that are already permitted, without a prompt. */
  async openAllowed() {
    if (!this.media.isSupported) return;
    const turn = this.#turn;
    for (const capture of [this.camera, this.microphone] as const) {
      const allowed = await this.media.permission(capture.kind === 'camera' ? 'camera' : 'microphone');
      if (turn !== this.#turn) return;
      if (allowed === 'granted' && capture.state === 'off') await capture.open();
      else if (allowed === 'denied' && capture.state === 'off') runInAction(() => capture.fail(refusal()));
    }
  }

  /** Asks for camera and microphone in one question; if that fails, for each alone, so that one may work. */
  async openBoth() {
    const turn = this.#turn;
    const tracks = await this.media.open({ camera: true, microphone: true }).catch(() => null);
    if (turn !== this.#turn) for (const track of tracks ?? []) track.stop();
    else if (tracks) this.setTracks(tracks);
    else {
      await this.camera.open();
      if (turn === this.#turn) await this.microphone.open();
    }
  }

  start() {
    if (!this.media.isSupported) return;
    this.#scope.add(this.media.onChange(this.listDevices));
    let stop: (() => void) | null = null;
    const end = () => {
      stop?.();
      stop = null;
    };
    const follow = reaction(
      () => this.microphone.track,
      (track) => {
        end();
        this.setLevel(0);
        if (track) stop = this.media.measure(track, this.setLevel);
      },
      { fireImmediately: true },
    );
    const list = reaction(() => [this.camera.track, this.microphone.track], this.listDevices, {
      fireImmediately: true,
    });
    for (const finish of [follow, list, end]) this.#scope.add(finish);
  }

  /** Stops every track, pending ones included: no indicator light stays on. */
  close() {
    this.#turn++;
    for (const capture of [this.camera, this.microphone, this.screen]) capture.close();
  }

  dispose() {
    this.#scope.dispose();
    this.close();
  }

  private setTracks(tracks: readonly MediaStreamTrack[]) {
    for (const track of tracks) (track.kind === 'video' ? this.camera : this.microphone).setTrack(track);
  }

  private listDevices() {
    void this.media
      .devices()
      .then((found) =>
        runInAction(() => {
          this.found = found;
        }),
      )
      .catch(() => undefined); // without a list one cannot change the device, all else works
  }

  private setLevel(level: number) {
    this.level = level;
    this.#spoken = this.microphone.isMuted && level > SPEAKS_FROM ? this.#spoken + 1 : 0;
    if (!this.microphone.isMuted) this.speaksMuted = false;
    else if (this.#spoken >= SPEAKS_FOR) this.speaksMuted = true;
  }
}

function refusal() {
  const error = new Error();
  error.name = 'NotAllowedError';
  return error;
}
