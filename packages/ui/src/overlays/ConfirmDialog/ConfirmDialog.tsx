import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ownChange } from '../../foundations/ownChange.ts';
import { closing, type PopupProps, useOverlay } from '../../foundations/useOverlay.ts';
import { Backdrop, Surface, Viewport } from '../Dialog/Dialog.styles.ts';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';
import { labels } from './ConfirmDialog.labels.ts';
import { ConfirmBody, ConfirmButtons } from './ConfirmParts.tsx';

export interface ConfirmDialogProps extends Omit<BaseProps<HTMLDivElement>, 'role' | 'title'>, PopupProps {
  /** A button that opens it and stands in its place on the page. */
  trigger?: ReactElement | undefined;
  /** Danger for an irreversible action; the cancel button then has the initial focus. */
  tone?: 'brand' | 'danger' | undefined;
  /** Icon of the danger button; a bin by default. */
  icon?: ReactNode;
  /** The question, including the verb of the confirm button. */
  title: ReactNode;
  /** Consequences of confirming. */
  children?: ReactNode;
  /** Label of the confirm button, a verb. */
  confirmLabel?: string | undefined;
  /** Label of the cancel button. */
  cancelLabel?: string | undefined;
  /** Runs the action; the dialog waits, closes on success, and shows a failure inline. */
  onConfirm: () => unknown;
  /** Called on cancel, on Esc, and after success. */
  onClose?: (() => void) | undefined;
  /** Failure message; a generic one by default. */
  failedText?: ReactNode;
}

/** Reason of a close after success. */
const DONE = 'imperative-action';

/** A confirmation dialog (APG alert dialog). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, defaultOpen, onOpenChange, portalRoot, keepMounted, trigger, onConfirm, onClose, ...shown } = props;
  const { tone = 'brand', icon, title, children, confirmLabel, cancelLabel, failedText, ...rest } = shown;
  const words = useLabels(labels);
  const overlay = useOverlay({ open, defaultOpen, onOpenChange: closing(onOpenChange, onClose), portalRoot });
  const { isOpen } = overlay;
  const [state, setState] = useState<'asking' | 'pending' | 'failed'>('asking');
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Its parent may close it too: each opening is a new question.
  const question = useRef(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setState('asking');
  }
  useEffect(() => {
    if (isOpen) question.current += 1;
  }, [isOpen]);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);

  const change: typeof overlay.change = (next, details) => {
    // What is under way cannot be called off; its own end closes the dialog.
    if (state === 'pending' && details.reason !== DONE) details.cancel();
    else overlay.change(next, details);
    if (!next && !details.isCanceled) setState('asking');
  };
  const confirm = async () => {
    if (state === 'pending') return;
    setState('pending');
    const asked = question.current;
    try {
      await onConfirm();
    } catch {
      if (asked === question.current) setState('failed'); // shown inline: an error that needs a response is not a toast (ui-kit 4.12)
      return;
    }
    if (asked === question.current) change(false, ownChange(DONE));
  };

  return (
    <Base.Root open={isOpen} onOpenChange={change} modal={overlay.isModal} disablePointerDismissal>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={overlay.container} keepMounted={keepMounted}>
        <Backdrop />
        <Viewport>
          <Surface
            {...rest}
            role="alertdialog"
            initialFocus={overlay.initialFocus ?? (tone === 'danger' ? cancelButton : confirmButton)}
            data-width="sm"
          >
            <DialogFrame
              title={<Base.Title className="title">{title}</Base.Title>}
              footer={
                <ConfirmButtons
                  tone={tone}
                  icon={icon}
                  confirm={confirmLabel ?? words.confirm}
                  cancel={cancelLabel ?? words.cancel}
                  isPending={state === 'pending'}
                  confirmRef={confirmButton}
                  cancelRef={cancelButton}
                  onConfirm={() => void confirm()}
                  onCancel={() => change(false, ownChange('close-press'))}
                />
              }
            >
              <Base.Description render={<div />}>
                <ConfirmBody failed={state === 'failed' ? (failedText ?? words.failed) : undefined}>
                  {children}
                </ConfirmBody>
              </Base.Description>
            </DialogFrame>
          </Surface>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
