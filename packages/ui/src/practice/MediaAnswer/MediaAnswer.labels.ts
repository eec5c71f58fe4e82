import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of MediaAnswer. */
export interface MediaAnswerLabels {
  pictures: string;
  sortHint: string;
  full: (most: number) => string;
  record: string;
  audioFile: string;
  video: string;
  /** Number of files and their maximum, for screen readers. */
  of: (count: number, most: number) => string;
  recordings: string;
  videos: string;
  /** Name of the n-th recording, also its file name. */
  recording: (place: number) => string;
  removeRecording: (name: string) => string;
  closeRecorder: string;
  rotated: (degrees: number) => string;
  /** Maximum sizes of an audio file and of a video. */
  limits: (audio: string, video: string) => string;
  /** The same where only one of them is asked for. */
  audioLimit: (audio: string) => string;
  videoLimit: (video: string) => string;
}

/** Labels of MediaAnswer by language. */
export const mediaAnswerLabels: Record<Locale, MediaAnswerLabels> = defineLabels('MediaAnswer', {
  cn: {
    pictures: '答题图片',
    sortHint: '把每一步拍清楚就好，拖动或按方向键可以换顺序，R键旋转',
    full: (most) => `${most}张都选满了`,
    record: '录音',
    audioFile: '选音频',
    video: '视频',
    of: (count, most) => `${count}/${most}`,
    recordings: '录音',
    videos: '视频',
    recording: (place) => `录音${place}`,
    removeRecording: (name) => `删除${name}`,
    closeRecorder: '收起录音',
    rotated: (degrees) => `已转到${degrees}度`,
    limits: (audio, video) => `音频MP3不超过${audio}，视频MP4不超过${video}`,
    audioLimit: (audio) => `MP3，不超过${audio}`,
    videoLimit: (video) => `MP4，不超过${video}`,
  },
  en: {
    pictures: 'Pictures of your work',
    sortHint: 'Show each step. Drag or use the arrow keys to sort, R to turn',
    full: (most) => `All ${most} are chosen`,
    record: 'Record',
    audioFile: 'Audio file',
    video: 'Video',
    of: (count, most) => `${count}/${most}`,
    recordings: 'Recordings',
    videos: 'Videos',
    recording: (place) => `Recording ${place}`,
    removeRecording: (name) => `Remove ${name}`,
    closeRecorder: 'Close the recorder',
    rotated: (degrees) => `Turned to ${degrees} degrees`,
    limits: (audio, video) => `MP3 up to ${audio}, MP4 up to ${video}`,
    audioLimit: (audio) => `MP3 up to ${audio}`,
    videoLimit: (video) => `MP4 up to ${video}`,
  },
});
