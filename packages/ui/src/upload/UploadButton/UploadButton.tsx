import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { UploadPlace } from '../core/pickedFile.ts';
import { type DropZoneLabels, dropZoneLabels } from '../DropZone/DropZone.labels.ts';
import { hintOf } from '../describe.ts';
import { uploadLabels } from '../upload.labels.ts';
import { usePicker } from '../usePicker.tsx';

export interface UploadButtonProps extends BaseProps<HTMLDivElement> {
  /** The upload place, or `{ slot, maxBytes … }` for limits of its own; they are shown beside the button (§5). */
  place: UploadPlace;
  /** Called with picked files, not validated yet. */
  onFiles: (files: readonly File[]) => void;
  /** Whether several files can be picked at once; true by default. */
  multiple?: boolean | undefined;
  /** Disables it; state the reason nearby. */
  disabled?: boolean | undefined;
  /** Whether there is no room for more files. */
  full?: boolean | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Label of the button. */
  children?: ReactNode;
  labels?: Partial<DropZoneLabels> | undefined;
}

const Root = styled.div({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${token.space[4]} ${token.space[12]}`,
  '& > .hint': { ...type[12], color: token.color.text.tertiary },
});

/** A button that picks files where there is no room for a zone; the limits are shown before picking (§5). */
export function UploadButton({
  place,
  onFiles,
  multiple = true,
  disabled = false,
  full = false,
  size,
  children,
  labels,
  ...rest
}: UploadButtonProps) {
  const words = useLabels(dropZoneLabels, labels);
  const shared = useLabels(uploadLabels);
  const hint = useId();
  const isShut = disabled || full;
  const { element, dropProps, open } = usePicker({ place, multiple, disabled: isShut, onFiles });
  return (
    <Root {...rest} {...chainHandlers(rest, dropProps)} data-state={full ? 'full' : disabled ? 'disabled' : 'idle'}>
      {element}
      <Button variant="outline" size={size} icon={<Upload />} disabled={isShut} aria-describedby={hint} onClick={open}>
        {children ?? words.pick}
      </Button>
      <span className="hint" id={hint}>
        {full ? words.fullHint : hintOf(place, shared).join(' ')}
      </span>
    </Root>
  );
}
