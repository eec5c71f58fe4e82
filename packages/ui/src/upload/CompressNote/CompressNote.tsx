import { COMPRESS_OVER_BYTES, COMPRESS_WIDTH, formatByteLimit, formatBytes } from '@shuyuan/rules';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Note } from '../parts.styles.ts';
import { type CompressNoteLabels, compressNoteLabels } from './CompressNote.labels.ts';

export interface CompressNoteProps extends BaseProps<HTMLDivElement> {
  /** `ahead` announces the compression; `original` means that the redrawn picture would have been larger (§5). */
  state: 'ahead' | 'unchanged' | 'compressed' | 'original' | 'failed';
  /** File name. */
  name?: string | undefined;
  /** Original size in bytes. */
  before?: number | undefined;
  /** Size after redrawing, in bytes. */
  after?: number | undefined;
  /** Bytes above which pictures are compressed; 3 MB by default (§5). */
  overBytes?: number | undefined;
  /** Called to pick another picture after a failure. */
  onOther?: (() => void) | undefined;
  labels?: Partial<CompressNoteLabels> | undefined;
}

const TONES = {
  ahead: undefined,
  unchanged: 'success',
  compressed: 'info',
  original: 'info',
  failed: 'danger',
} as const;
const ICONS = { ahead: Info, unchanged: CircleCheck, compressed: Info, original: Info, failed: CircleAlert };

/** Reports the result of compression: unchanged up to 3 MB, redrawn above, or "compression failed" (§5, §8). */
export function CompressNote(props: CompressNoteProps) {
  const { state, name, before, after, overBytes = COMPRESS_OVER_BYTES, onOther, labels, ...rest } = props;
  const words = useLabels(compressNoteLabels, labels);
  const Icon = ICONS[state];
  const limit = formatByteLimit(overBytes);
  const text = {
    ahead: words.ahead(limit, COMPRESS_WIDTH),
    unchanged: words.unchanged(limit),
    compressed:
      before === undefined || after === undefined
        ? words.redrawn
        : words.compressed(formatBytes(before), formatBytes(after)),
    original: words.original,
    failed:
      before !== undefined && after !== undefined && after > before
        ? words.failedGrew(formatBytes(after))
        : words.failed,
  }[state];
  return (
    <Note role={state === 'failed' ? 'alert' : 'status'} {...rest} data-state={state} data-tone={TONES[state]}>
      <Icon aria-hidden />
      <span>
        {name !== undefined && <b>{name}</b>}
        {text}
      </span>
      {onOther && (
        <button type="button" onClick={onOther}>
          {words.other}
        </button>
      )}
    </Note>
  );
}
