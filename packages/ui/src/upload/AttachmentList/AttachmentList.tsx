import { formatBytes } from '@shuyuan/rules';
import { Download, FileX, ZoomIn } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { FileIcon } from '../FileIcon.tsx';
import { Rows } from '../rows.styles.ts';
import { type AttachmentListLabels, attachmentListLabels } from './AttachmentList.labels.ts';

/** A readable file. */
export interface Attachment {
  id: string;
  name: string;
  /** Size in bytes. */
  size?: number | undefined;
  /** `download` if there is no preview for its type, `gone` if it was deleted. */
  status: 'preview' | 'download' | 'gone';
  /** URL of a thumbnail. */
  thumbnail?: string | undefined;
}

export interface AttachmentListProps extends BaseProps<HTMLUListElement> {
  items: readonly Attachment[];
  onPreview: (item: Attachment) => void;
  /** Called to download; without it files can only be viewed. */
  onDownload?: ((item: Attachment) => void) | undefined;
  labels?: Partial<AttachmentListLabels> | undefined;
}

/** A read-only list of attachments: size and type visible, a note where there is no preview (§8). */
export function AttachmentList({ items, onPreview, onDownload, labels, ...rest }: AttachmentListProps) {
  const words = useLabels(attachmentListLabels, labels);
  return (
    <Rows aria-label={words.name} {...rest}>
      {items.map((item) => {
        const { id, name, status, thumbnail } = item;
        const size = item.size === undefined ? '' : formatBytes(item.size);
        const note = { preview: '', download: words.notPreviewable, gone: words.gone }[status];
        return (
          <li key={id} data-gone={status === 'gone' ? '' : undefined}>
            {thumbnail !== undefined && status !== 'gone' ? (
              <img className="thumb" src={thumbnail} alt="" />
            ) : (
              <FileIcon name={name} />
            )}
            <div>
              <b className="name" title={name}>
                {name}
              </b>
              <small className="fact">
                {status === 'gone' && <FileX aria-hidden />}
                <span>{[status === 'gone' ? '' : size, note].filter(Boolean).join(' · ')}</span>
              </small>
            </div>
            <span className="acts">
              {status === 'preview' && (
                <IconButton
                  size="sm"
                  icon={<ZoomIn />}
                  label={words.of(words.preview, name, size)}
                  onClick={() => onPreview(item)}
                />
              )}
              {status !== 'gone' && onDownload && (
                <IconButton
                  size="sm"
                  icon={<Download />}
                  label={words.of(words.download, name, size)}
                  onClick={() => onDownload(item)}
                />
              )}
            </span>
          </li>
        );
      })}
    </Rows>
  );
}
