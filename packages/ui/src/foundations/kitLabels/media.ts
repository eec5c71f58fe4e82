import type { audioRecorderLabels as AudioRecorder } from '../../media/AudioRecorder/AudioRecorder.labels.ts';
import type { carouselLabels as Carousel } from '../../media/Carousel/Carousel.labels.ts';
import type { filePreviewLabels as FilePreview } from '../../media/FilePreview/FilePreview.labels.ts';
import type { imageViewerLabels as ImageViewer } from '../../media/ImageViewer/ImageViewer.labels.ts';
import type { pdfPreviewLabels as PdfPreview } from '../../media/PdfPreview/PdfPreview.labels.ts';
import type { playerLabels as Player } from '../../media/player/player.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `media`, by the name of their component. */
export interface MediaLabels {
  AudioRecorder: LabelsOf<typeof AudioRecorder>;
  Carousel: LabelsOf<typeof Carousel>;
  FilePreview: LabelsOf<typeof FilePreview>;
  ImageViewer: LabelsOf<typeof ImageViewer>;
  PdfPreview: LabelsOf<typeof PdfPreview>;
  player: LabelsOf<typeof Player>;
}
