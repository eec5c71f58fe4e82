import { compressOverBytes } from '@shuyuan/rules';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { CompressNote } from '../CompressNote/CompressNote.tsx';
import { policiesOf } from '../core/pickedFile.ts';
import type { UploadEntry } from '../core/uploadEntry.ts';
import { DropZone } from '../DropZone/DropZone.tsx';
import { Head } from '../parts.styles.ts';
import { RefusedList } from '../RefusedList.tsx';
import { Rows } from '../rows.styles.ts';
import { uploadLabels } from '../upload.labels.ts';
import type { UploadHandle } from '../useUpload.ts';
import { AddButton } from './AddButton.tsx';
import { FileRow } from './FileRow.tsx';
import { type FileUploadLabels, fileUploadLabels } from './FileUpload.labels.ts';
import { Root } from './FileUpload.styles.ts';

export interface FileUploadViewProps extends Omit<BaseProps, 'title'> {
  upload: UploadHandle;
  /** Heading: the purpose of the files. */
  title?: ReactNode;
  disabled?: boolean | undefined;
  /** Called to preview a file; without it there is no preview. */
  onPreview?: ((entry: UploadEntry) => void) | undefined;
  /** A zone above the files, a button below them where there is little room, or neither where files are only shown. */
  zone?: 'attached' | 'button' | 'none' | undefined;
  labels?: Partial<FileUploadLabels> | undefined;
}

/** The presentation of FileUpload for any state of its queue. */
export function FileUploadView(props: FileUploadViewProps) {
  const { upload, title, disabled = false, onPreview, zone = 'attached', labels, ...rest } = props;
  const words = useLabels(fileUploadLabels, labels);
  const shared = useLabels(uploadLabels);
  const root = useRef<HTMLElement>(null);
  const setRef = useMergedRefs(root, rest.ref);
  const focusNext = useRef<string | null>(null);
  const [said, say] = useState('');
  const { entries, refusals, place, limit, left, pending } = upload;
  const pictures = policiesOf(place).find(({ compress }) => compress);

  // The row was removed: its neighbour gets the focus, else the zone.
  useLayoutEffect(() => {
    const key = focusNext.current;
    if (key === null || !entries) return;
    focusNext.current = null;
    const row = key
      ? `[data-key="${CSS.escape(key)}"] .acts > button:last-child`
      : '[data-state] button, button[data-add]';
    root.current?.querySelector<HTMLElement>(row)?.focus();
  }, [entries]);

  const remove = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    focusNext.current = (entries[index + 1] ?? entries[index - 1])?.key ?? '';
    upload.remove(entry.key);
    say(words.removed(entry.name));
  };
  return (
    <Root {...rest} ref={setRef} data-zone={zone}>
      {title !== undefined && (
        <Head>
          <h3>
            {title}
            {Number.isFinite(limit) && <span className="count">{`${entries.length}/${limit}`}</span>}
          </h3>
        </Head>
      )}
      {zone === 'attached' && (
        <DropZone place={place} left={left} max={limit} disabled={disabled} onFiles={upload.add} />
      )}
      {entries.length > 0 && (
        <Rows aria-label={words.list}>
          {entries.map((entry, index) => (
            <FileRow
              key={entry.key}
              entry={entry}
              words={words}
              shared={shared}
              upload={upload}
              onRemove={() => remove(index)}
              onPreview={onPreview && (() => onPreview(entry))}
            />
          ))}
        </Rows>
      )}
      <RefusedList
        refusals={refusals}
        place={place}
        max={limit}
        hasIcons={zone === 'button'}
        onDismiss={upload.dismiss}
      />
      {zone === 'button' && (
        <AddButton place={place} full={left === 0} disabled={disabled} label={words.add} onFiles={upload.add} />
      )}
      {zone === 'attached' && pictures && <CompressNote state="ahead" overBytes={compressOverBytes(pictures)} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <VisuallyHidden role="status">
        {entries.length > 0 ? shared.summary(pending, entries.length - pending) : ''}
      </VisuallyHidden>
    </Root>
  );
}
