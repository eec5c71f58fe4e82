import styled from '@emotion/styled';
import { formatBytes } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { Download, FileX, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { FileIcon } from '../../upload/FileIcon.tsx';
import { AudioPlayer } from '../AudioPlayer/AudioPlayer.tsx';
import { ImageViewer } from '../ImageViewer/ImageViewer.tsx';
import { PdfPreview } from '../PdfPreview/PdfPreview.tsx';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';
import { type FilePreviewLabels, filePreviewLabels } from './FilePreview.labels.ts';

/** A file to preview. */
export interface PreviewFile {
  name: string;
  /** Size in bytes. */
  size: number;
  src: string;
}

export interface FilePreviewProps extends BaseProps {
  file: PreviewFile;
  /** Type of preview; `unsupported` shows name, size and download; `forbidden` and `gone` show neither. */
  kind: 'image' | 'pdf' | 'video' | 'audio' | 'unsupported' | 'forbidden' | 'gone';
  labels?: Partial<FilePreviewLabels> | undefined;
}

const Root = styled.main({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[16],
  height: '100%',
  minHeight: '420px',
  '& > header': { display: 'flex', alignItems: 'center', gap: token.space[12], minHeight: '40px' },
  '& h1': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...type[18] },
  '& .size': { flex: 'none', marginInlineEnd: 'auto', color: token.color.text.tertiary, ...type[13] },
  '& > .body': { flex: 1, minHeight: 0 },
  '& > .body > *': { maxHeight: '100%' },
  '& .state': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: token.space[8],
    height: '100%',
    minHeight: '320px',
    padding: token.space[24],
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    textAlign: 'center',
    '& > svg': { width: token.space[40], height: token.space[40], color: token.color.text.tertiary },
    '& > p': { margin: 0 },
    '& > .lead': { marginTop: token.space[8], ...type[16], fontWeight: token.weight.semibold },
    '& > .hint': { marginBottom: token.space[12], color: token.color.text.tertiary, ...type[14] },
  },
});

/** The page of one file: a preview if the browser supports it, else name, size and download (§8). */
export function FilePreview({ file, kind, labels, ...rest }: FilePreviewProps) {
  const words = useLabels(filePreviewLabels, labels);
  const { name, size, src } = file;
  const isThere = kind !== 'forbidden' && kind !== 'gone';
  const download = (
    <Button variant="outline" tone="neutral" icon={<Download />} href={src}>
      {words.download}
    </Button>
  );
  return (
    <Root {...rest} data-kind={kind}>
      <header>
        {isThere && <FileIcon name={name} />}
        <h1>{name}</h1>
        {isThere && <span className="size">{formatBytes(size)}</span>}
        {isThere && kind !== 'unsupported' && download}
      </header>
      <div className="body">
        {kind === 'image' && <ImageViewer src={src} alt={name} />}
        {kind === 'pdf' && <PdfPreview src={src} label={name} />}
        {kind === 'video' && <VideoPlayer src={src} label={name} />}
        {kind === 'audio' && <AudioPlayer src={src} title={name} />}
        {kind === 'unsupported' && (
          <State icon={<FileX />} lead={words.unsupported} hint={words.unsupportedHint}>
            {download}
          </State>
        )}
        {kind === 'forbidden' && <State icon={<Lock />} lead={words.forbidden} hint={words.forbiddenHint} />}
        {kind === 'gone' && <State icon={<FileX />} lead={words.gone} hint={words.goneHint} />}
      </div>
    </Root>
  );
}

interface StateProps {
  icon: ReactNode;
  lead: string;
  hint: string;
  children?: ReactNode;
}

function State({ icon, lead, hint, children }: StateProps) {
  return (
    <div className="state" role="status">
      {icon}
      <p className="lead">{lead}</p>
      <p className="hint">{hint}</p>
      {children}
    </div>
  );
}
