import { type ComponentType, useEffect, useState } from 'react';
import type { LoginDialogProps } from './LoginDialog.tsx';

/**
 * The question of `LoginDialog`, which comes with the page for a visitor alone; null until it is there. Where it cannot be loaded a visitor
 * writes on without it: the words are stored anyway.
 */
export function useLoginDialog(isVisitor: boolean): ComponentType<LoginDialogProps> | null {
  const [dialog, setDialog] = useState<{ Component: ComponentType<LoginDialogProps> } | null>(null);
  useEffect(() => {
    if (!isVisitor) return;
    import('./LoginDialog.tsx').then(
      ({ LoginDialog }) => setDialog({ Component: LoginDialog }),
      () => undefined,
    );
  }, [isVisitor]);
  return dialog?.Component ?? null;
}
