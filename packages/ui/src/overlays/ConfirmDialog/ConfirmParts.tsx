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

/** The body of a confirmation, with what went wrong. */
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
  /** Danger always carries an icon (ui-kit 4.2). */
  tone: 'brand' | 'danger';
  /** In place of the bin. */
  icon?: ReactNode;
  /** Label of the button that does it. */
  confirm: string;
  /** Label of the button that does not. */
  cancel: string;
  /** While the answer is under way neither button works. */
  isPending: boolean;
  /** The button that does it, for the first focus. */
  confirmRef?: RefObject<HTMLButtonElement | null> | undefined;
  /** The button that does not, for the first focus. */
  cancelRef?: RefObject<HTMLButtonElement | null> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The two answers of a confirmation. */
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
