import { isSecurePage, mediaDevices } from '../../foundations/secureOnly.ts';

/** An audio source: the system's microphone, or a substitute in stories and tests. */
export interface Microphone {
  /**
   * Requests the stream. Throws `DOMException`: `NotAllowedError` if denied, `NotFoundError` if there is no microphone, `SecurityError` on a page
   * without https.
   */
  open(): Promise<MediaStream>;
}

/** The microphone provided by the browser. */
export const browserMicrophone: Microphone = {
  open: async () => {
    const devices = mediaDevices();
    if (!devices) throw new DOMException('no media devices', isSecurePage() ? 'NotFoundError' : 'SecurityError');
    return devices.getUserMedia({ audio: true });
  },
};

const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'] as const;

/** The best supported recording format, empty if the browser decides (§5: recordings keep the format of their browser). */
export function recordingFormat(isSupported: (type: string) => boolean): string {
  return FORMATS.find(isSupported) ?? '';
}
