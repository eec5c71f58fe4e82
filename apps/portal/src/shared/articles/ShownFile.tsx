import type { ArticleAttachment } from '@shuyuan/contract';
import { AudioPlayer, Dialog, Lightbox, PdfPreview, VideoPlayer } from '@shuyuan/ui';
import { trustOwnWorkers } from '../../api/trustedScripts.ts';

interface ShownFileProps {
  file: ArticleAttachment & { url: string };
  onClose: () => void;
}

/** A file in a window above the page: a picture, a recording, a video, a PDF. */
export function ShownFile({ file: { kind, name, url }, onClose }: ShownFileProps) {
  // PDFs are read in a worker.
  trustOwnWorkers();
  if (kind === 'image') return <Lightbox open images={[{ src: url, alt: name }]} onClose={onClose} />;
  return (
    <Dialog open width="lg" title={name} onClose={onClose}>
      {kind === 'audio' && <AudioPlayer src={url} title={name} />}
      {kind === 'video' && <VideoPlayer src={url} label={name} />}
      {kind !== 'audio' && kind !== 'video' && <PdfPreview src={url} label={name} />}
    </Dialog>
  );
}
