/** Most pixels of a captured frame's width. */
const WIDTH_MAX = 1_280;
const JPEG_QUALITY = 0.85;

/** Milliseconds that a frame is waited for: after a seek, or on a busy machine, there is none for a moment. */
const FRAME_MS = 5_000;
const FRAME_EVENTS = ['loadeddata', 'seeked', 'canplay', 'timeupdate'] as const;

const hasFrame = ({ readyState, videoWidth }: HTMLVideoElement) =>
  readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && videoWidth > 0;

/** Whether a frame is there, or comes; false at once where nothing of the film has been loaded. */
function frameComes(video: HTMLVideoElement): Promise<boolean> {
  if (hasFrame(video) || video.readyState === HTMLMediaElement.HAVE_NOTHING) return Promise.resolve(hasFrame(video));
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const name of FRAME_EVENTS) video.removeEventListener(name, look);
      resolve(hasFrame(video));
    };
    const look = () => {
      if (hasFrame(video)) end();
    };
    const timer = setTimeout(end, FRAME_MS);
    for (const name of FRAME_EVENTS) video.addEventListener(name, look);
  });
}

/** The frame on screen as JPEG, or why there is none: nothing is shown yet, or the browser forbids it for media of another site. */
export type CapturedFrame = { blob: Blob } | { problem: 'notReady' | 'forbidden' };

/** Draws the frame of a video that is on screen. */
export async function captureFrame(video: HTMLVideoElement): Promise<CapturedFrame> {
  if (!(await frameComes(video))) return { problem: 'notReady' };
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, WIDTH_MAX / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
    return blob ? { blob } : { problem: 'forbidden' };
  } catch {
    // A canvas that holds a picture of another site gives nothing away (HTML, origin-clean flag).
    return { problem: 'forbidden' };
  }
}
