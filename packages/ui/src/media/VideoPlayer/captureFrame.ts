/** Most pixels of a captured frame's width. */
const WIDTH_MAX = 1_280;
const JPEG_QUALITY = 0.85;

/** The frame on screen as JPEG, or why there is none: nothing is shown yet, or the browser forbids it for media of another site. */
export type CapturedFrame = { blob: Blob } | { problem: 'notReady' | 'forbidden' };

/** Draws the frame of a video that is on screen. */
export async function captureFrame(video: HTMLVideoElement): Promise<CapturedFrame> {
  const { videoWidth, videoHeight, readyState } = video;
  if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA || videoWidth === 0) return { problem: 'notReady' };
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
