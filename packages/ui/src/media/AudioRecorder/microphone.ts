/** A way to hear: the microphone of the machine, or what a story or a test plays instead. */
export interface Microphone {
  /** Asks for it. Throws `DOMException`: `NotAllowedError` when refused, `NotFoundError` when there is none. */
  open(): Promise<MediaStream>;
}

/** The microphone that the browser offers. */
export const browserMicrophone: Microphone = {
  open: async () => {
    if (!navigator.mediaDevices) throw new DOMException('no media devices', 'NotFoundError');
    return navigator.mediaDevices.getUserMedia({ audio: true });
  },
};

const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'] as const;

/** What this browser records best, empty where it decides itself (§5: recordings keep the format of their browser). */
export function recordingFormat(isSupported: (type: string) => boolean): string {
  return FORMATS.find(isSupported) ?? '';
}
