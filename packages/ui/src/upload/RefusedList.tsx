import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '../controls/IconButton/IconButton.tsx';
import { useLabels } from '../foundations/KitProvider/kitContext.ts';
import type { Refusal, UploadPlace } from './core/pickedFile.ts';
import { reasonOf } from './describe.ts';
import { FileIcon } from './FileIcon.tsx';
import { Refused } from './parts.styles.ts';
import { type UploadLabels, uploadLabels } from './upload.labels.ts';

export interface RefusedListProps {
  refusals: readonly Refusal[];
  place: UploadPlace;
  /** Maximum number of files, where the page allows fewer than the place. */
  max?: number | undefined;
  /** The type of each file in place of the warning sign. */
  hasIcons?: boolean | undefined;
  labels?: Partial<UploadLabels> | undefined;
  onDismiss: (key: string) => void;
}

/** A line for each rejected file: its name, the reason and the limit; the list is rendered before its lines, so that they are announced. */
export function RefusedList({ refusals, place, max, hasIcons, labels, onDismiss }: RefusedListProps) {
  const words = useLabels(uploadLabels, labels);
  const beyond = refusals.filter(({ reason }) => reason === 'count');
  return (
    <Refused aria-live="assertive" aria-label={words.refused}>
      {refusals.map((refusal) => (
        <li key={refusal.key}>
          {hasIcons ? <FileIcon name={refusal.name} /> : <CircleAlert aria-hidden />}
          <span>
            <b>{refusal.name}</b>
            {reasonOf(refusal, place, words, { nth: beyond.indexOf(refusal) + 1, max })}
          </span>
          <IconButton
            size="sm"
            icon={<X />}
            label={words.dismiss}
            aria-description={refusal.name}
            onClick={() => onDismiss(refusal.key)}
          />
        </li>
      ))}
    </Refused>
  );
}
