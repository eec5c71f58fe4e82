import type { CSSProperties } from 'react';
import { useLabels } from '../foundations/KitProvider/kitContext.ts';
import { percentOf, type UploadEntry } from './core/uploadEntry.ts';
import { Bar } from './parts.styles.ts';
import { uploadLabels } from './upload.labels.ts';

/** Upload progress of a file. */
export function ProgressBar({ entry }: { entry: UploadEntry }) {
  const words = useLabels(uploadLabels);
  const percent = percentOf(entry);
  const style: CSSProperties & Record<'--_done', string> = { '--_done': `${percent}%` };
  return (
    <Bar
      role="progressbar"
      aria-label={words.progress(entry.name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="bar"
      style={style}
    >
      <i />
    </Bar>
  );
}
