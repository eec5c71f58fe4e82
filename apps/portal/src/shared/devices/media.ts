import type { BrowserKind } from '@shuyuan/ui';
import { mediaDevices } from '../../api/secureOnly/mediaDevices.ts';

/** What is captured: a face, a voice, or a screen. */
export type CaptureKind = 'camera' | 'microphone' | 'screen';

/** The browser's media, as far as stores use them; a test hands in its own. */
export interface Media {
  /** False where the page is not safe or the browser too old. */
  readonly isSupported: boolean;
  /** Opens the requested devices with one permission prompt; ids are those of `devices`. */
  open(request: { camera?: string | true; microphone?: string | true }): Promise<MediaStreamTrack[]>;
  openScreen(): Promise<MediaStreamTrack>;
  /** Whether permission was granted before; `unknown` where the browser does not report it. */
  permission(kind: 'camera' | 'microphone'): Promise<'granted' | 'denied' | 'prompt' | 'unknown'>;
  devices(): Promise<MediaDeviceInfo[]>;
  /** Something was plugged in or out; returns the end of the subscription. */
  onChange(listener: () => void): () => void;
  /** How loud a track is, from 0 to 1, ten times a second; returns the end. */
  measure(track: MediaStreamTrack, listener: (level: number) => void): () => void;
}

const wanted = (request: string | true | undefined, more: MediaTrackConstraints = {}): MediaTrackConstraints | false =>
  request === undefined ? false : { ...more, ...(request === true ? {} : { deviceId: { exact: request } }) };

/** The devices, where `isSupported` has said that there are any. */
function present(): MediaDevices {
  const devices = mediaDevices();
  if (!devices) throw new DOMException('Cameras and microphones need https.', 'NotFoundError');
  return devices;
}

/** The media of this browser. */
export const browserMedia: Media = {
  get isSupported() {
    return Boolean(globalThis.navigator && mediaDevices()) && 'RTCPeerConnection' in globalThis;
  },
  async open({ camera, microphone }) {
    const stream = await present().getUserMedia({
      video: wanted(camera, { width: { ideal: 640 }, height: { ideal: 400 }, frameRate: { ideal: 24 } }),
      audio: wanted(microphone, { echoCancellation: true, noiseSuppression: true }),
    });
    return stream.getTracks();
  },
  async openScreen() {
    const [track] = (await present().getDisplayMedia({ video: true })).getVideoTracks();
    if (!track) throw new DOMException('', 'NotFoundError');
    return track;
  },
  async permission(kind) {
    try {
      return (await navigator.permissions.query({ name: kind })).state;
    } catch {
      return 'unknown'; // Firefox before 2024 does not support these names
    }
  },
  devices: async () => present().enumerateDevices(),
  onChange(listener) {
    const devices = present();
    devices.addEventListener('devicechange', listener);
    return () => devices.removeEventListener('devicechange', listener);
  },
  measure(track, listener) {
    const copy = track.clone(); // a muted track gives silence, its copy shows who speaks while muted
    copy.enabled = true;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([copy])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      listener(loudness(samples));
    }, 100);
    return () => {
      clearInterval(timer);
      copy.stop();
      void context.close();
    };
  },
};

/** Loudness of samples from 0 to 1, as people hear it: −60 dB is silence, −10 dB full. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += (samples[index] ?? 0) ** 2;
  const decibels = 10 * Math.log10(Math.max(sum / Math.max(1, samples.length), 1e-12));
  return Math.min(1, Math.max(0, (decibels + 60) / 50));
}

/** Whose way to permissions this browser has. */
export function browserKind(userAgent: string): BrowserKind {
  if (/\bEdg\//.test(userAgent)) return 'edge';
  if (/\bFirefox\//.test(userAgent)) return 'firefox';
  if (/\bChrom(e|ium)\//.test(userAgent)) return 'chrome';
  return /\bSafari\//.test(userAgent) ? 'safari' : 'other';
}
