/** Captions of a lesson, each named in its own language. */
export const CAPTIONS = [
  { language: 'cn', label: '中文' },
  { language: 'en', label: 'English' },
] as const;

/** Whether a form of media is played second by second; what is read, or heard in one go, is ticked off by the student. */
export function isPlayed(form: string | null): boolean {
  return form === 'hls' || form === 'mp4';
}
