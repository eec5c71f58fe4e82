import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';

const Body = styled.div({
  color: token.color.text.secondary,
  overflowWrap: 'anywhere',
  '& > .failed': { marginTop: token.space[12] },
});

/** The body of a confirmation, with the failure message. */
export function ConfirmBody({ children, failed }: { children?: ReactNode; failed?: ReactNode }) {
  return (
    <Body>
      {children}
      {failed !== undefined && (
        <Alert className="failed" tone="danger">
          {failed}
        </Alert>
      )}
    </Body>
  );
}

export interface ConfirmButtonsProps {
  /** Danger always has an icon (ui-kit 4.2). */
  tone: 'brand' | 'danger';
  /** Replaces the bin. */
  icon?: ReactNode;
  /** Label of the confirm button. */
  confirm: string;
  /** Label of the cancel button. */
  cancel: string;
  /** Disables both buttons while the action is pending. */
  isPending: boolean;
  /** Ref to the confirm button, for the initial focus. */
  confirmRef?: RefObject<HTMLButtonElement | null> | undefined;
  /** Ref to the cancel button, for the initial focus. */
  cancelRef?: RefObject<HTMLButtonElement | null> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The two buttons of a confirmation. */
export function ConfirmButtons(props: ConfirmButtonsProps) {
  const { tone, icon = <Trash2 />, confirm, cancel, isPending, confirmRef, cancelRef, onConfirm, onCancel } = props;
  return (
    <>
      <Button ref={cancelRef} variant="outline" tone="neutral" disabled={isPending} onClick={onCancel}>
        {cancel}
      </Button>
      <Button ref={confirmRef} tone={tone} icon={tone === 'danger' && icon} loading={isPending} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
}
