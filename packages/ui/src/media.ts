export { AudioPlayer, type AudioPlayerProps } from './media/AudioPlayer/AudioPlayer.tsx';
export {
  AudioRecorder,
  type AudioRecorderProps,
  type RecorderControl,
} from './media/AudioRecorder/AudioRecorder.tsx';
export type { Microphone } from './media/AudioRecorder/microphone.ts';
export type { Recording } from './media/AudioRecorder/recorder.ts';
export { Carousel, type CarouselProps } from './media/Carousel/Carousel.tsx';
export { FilePreview, type FilePreviewProps, type PreviewFile } from './media/FilePreview/FilePreview.tsx';
export { HeroBand, type HeroBandProps } from './media/HeroBand/HeroBand.tsx';
export { ImageViewer, type ImageViewerProps } from './media/ImageViewer/ImageViewer.tsx';
export { PdfPreview, type PdfPreviewProps } from './media/PdfPreview/PdfPreview.tsx';
export type { PlayerHandle } from './media/player/playerHandle.ts';
export type { CapturedFrame } from './media/VideoPlayer/captureFrame.ts';
export type { CaptionSetting } from './media/VideoPlayer/useCaptions.ts';
export type { WatchedReport } from './media/VideoPlayer/useWatched.ts';
export { VideoPlayer, type VideoPlayerProps } from './media/VideoPlayer/VideoPlayer.tsx';
