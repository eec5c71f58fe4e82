import { CircleAlert, SquarePen, UserRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { Refusal, UploadPlace } from '../core/pickedFile.ts';
import { hintOf } from '../describe.ts';
import { Head, Note } from '../parts.styles.ts';
import { RefusedList } from '../RefusedList.tsx';
import { uploadLabels } from '../upload.labels.ts';
import type { DropProps } from '../usePicker.tsx';
import type { AvatarUploadLabels } from './AvatarUpload.labels.ts';
import { Root } from './AvatarUpload.styles.ts';

export interface AvatarUploadViewProps extends Omit<BaseProps, 'title'> {
  title?: ReactNode;
  src: string | undefined;
  status: 'idle' | 'saving' | 'saved' | 'failed';
  disabled: boolean;
  refusals: readonly Refusal[];
  /** The place with its limits. */
  place: UploadPlace;
  words: AvatarUploadLabels;
  dropProps?: DropProps | undefined;
  onPick: () => void;
  onRetry: () => void;
  onDismiss: (key: string) => void;
}

/** The presentation of AvatarUpload in each state. */
export function AvatarUploadView(props: AvatarUploadViewProps) {
  const { title, src, status, disabled, refusals, place, words, dropProps, ...more } = props;
  const { onPick, onRetry, onDismiss, ...rest } = more;
  const { 'data-force': force, ...root } = rest;
  const shared = useLabels(uploadLabels);
  const limits = useId();
  const isSaving = status === 'saving';
  return (
    <Root {...root} {...(dropProps && chainHandlers(root, dropProps))} data-status={status}>
      <Head>
        {title !== undefined && <h3>{title}</h3>}
        <p id={limits}>{hintOf(place, shared).join(' ')}</p>
      </Head>
      <button
        type="button"
        className="face"
        data-force={force}
        aria-label={isSaving ? words.saving : words.change}
        aria-describedby={limits}
        aria-busy={isSaving}
        disabled={disabled}
        onClick={() => !isSaving && onPick()}
      >
        {src === undefined ? <UserRound className="none" aria-hidden /> : <img src={src} alt="" />}
        <span className="veil" aria-hidden="true">
          {isSaving ? <span className="turning" /> : <SquarePen />}
          {isSaving ? words.saving : words.change}
        </span>
      </button>
      {status === 'failed' && (
        <Note role="alert" data-tone="danger">
          <CircleAlert aria-hidden />
          <span>{words.failed}</span>
          <button type="button" onClick={onRetry}>
            {shared.retry}
          </button>
        </Note>
      )}
      <RefusedList refusals={refusals} place={place} onDismiss={onDismiss} />
      <VisuallyHidden role="status">{status === 'saved' ? words.saved : isSaving ? words.saving : ''}</VisuallyHidden>
    </Root>
  );
}
