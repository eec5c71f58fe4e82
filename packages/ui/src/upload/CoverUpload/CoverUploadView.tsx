import { uploadPolicy } from '@shuyuan/rules';
import { Crop, Image, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { CompressNote } from '../CompressNote/CompressNote.tsx';
import { percentOf, type UploadEntry } from '../core/uploadEntry.ts';
import { DropZone } from '../DropZone/DropZone.tsx';
import { hintOf } from '../describe.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import { Head, Note } from '../parts.styles.ts';
import { RefusedList } from '../RefusedList.tsx';
import { uploadLabels } from '../upload.labels.ts';
import type { UploadHandle } from '../useUpload.ts';
import type { CoverUploadLabels } from './CoverUpload.labels.ts';
import { Root } from './CoverUpload.styles.ts';

export interface CoverUploadViewProps extends Omit<BaseProps, 'title'> {
  upload: UploadHandle;
  title?: ReactNode;
  words: CoverUploadLabels;
  variant?: 'form' | 'page' | undefined;
  disabled?: boolean | undefined;
  /** A smaller picture than recommended that waits for confirmation. */
  small?: { src: string; width: number; height: number } | undefined;
  onFiles: (files: readonly File[]) => void;
  onReplace: () => void;
  onUseAnyway: () => void;
  onRemove: () => void;
  /** Absent if the picture cannot be cropped here. */
  onCrop?: (() => void) | undefined;
}

/** The presentation of CoverUpload for any state of its queue. */
export function CoverUploadView(props: CoverUploadViewProps) {
  const { upload, title, words, variant = 'form', disabled, small, ...handlers } = props;
  const { onFiles, onReplace, onUseAnyway, onRemove, onCrop, ...rest } = handlers;
  const shared = useLabels(uploadLabels);
  const [entry] = upload.entries;
  const src = small?.src ?? entry?.preview ?? undefined;
  const { recommended } = uploadPolicy('articleCover');
  const act = (icon: ReactNode) =>
    ({
      variant: 'outline',
      tone: 'neutral',
      size: 'sm',
      disabled,
      icon: variant === 'page' ? icon : undefined,
    }) as const;
  return (
    <Root {...rest} data-variant={variant}>
      {variant === 'form' && (
        <Head>
          {title !== undefined && <h3>{title}</h3>}
          <p>{hintOf(upload.place, shared).join(' ')}</p>
        </Head>
      )}
      <div className="box">
        {!entry && !small && (
          <DropZone
            place={upload.place}
            multiple={false}
            disabled={disabled}
            icon={<Image aria-hidden />}
            hint={words.otherwise}
            labels={{ dropOr: '', pick: words.pick }}
            onFiles={onFiles}
          />
        )}
        {src !== undefined && <img src={src} alt={words.cover} />}
        {entry && !small && (
          <Veil entry={entry} words={words} retry={shared.retry} onRetry={() => upload.retry(entry.key)} />
        )}
        {(entry || small) && (
          <span className="acts">
            {onCrop && (
              <Button {...act(<Crop />)} onClick={onCrop}>
                {words.crop}
              </Button>
            )}
            <Button {...act(<Image />)} onClick={onReplace}>
              {words.replace}
            </Button>
            <Button {...act(<Trash2 />)} onClick={onRemove}>
              {words.remove}
            </Button>
          </span>
        )}
      </div>
      {small && recommended && (
        <Note role="alert" data-tone="warning">
          <TriangleAlert aria-hidden />
          <span>{words.small(small.width, small.height)}</span>
          <button type="button" onClick={onUseAnyway}>
            {words.useAnyway}
          </button>
        </Note>
      )}
      {entry?.redrawn && <CompressNote state={entry.redrawn} before={entry.size} after={entry.total} />}
      <RefusedList refusals={upload.refusals} place={upload.place} onDismiss={upload.dismiss} />
    </Root>
  );
}

interface VeilProps {
  entry: UploadEntry;
  words: CoverUploadLabels;
  retry: string;
  onRetry: () => void;
}

function Veil({ entry, words, retry, onRetry }: VeilProps) {
  const shared = useLabels(uploadLabels);
  const { status, problem } = entry;
  if (status === 'done') return null;
  if (status === 'failed') {
    return (
      <span className="veil" data-tone="danger" role="alert">
        {problem?.kind === 'unreachable' ? shared.unreachable : problem?.message || shared.failed}
        <button type="button" onClick={onRetry}>
          {retry}
        </button>
      </span>
    );
  }
  return (
    <span className="veil">
      {status === 'sending' ? `${percentOf(entry)}%` : words[status]}
      {status === 'sending' && <ProgressBar entry={entry} />}
    </span>
  );
}
