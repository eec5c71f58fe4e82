import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { type ChangeDetails, changeDetails } from '../../foundations/changeDetails.ts';
import { ownChange } from '../../foundations/ownChange.ts';
import type { OpenChangeDetails } from '../../foundations/useOverlay.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import type { DevApiSwitcherLabels } from './DevApiSwitcher.labels.ts';
import { Body } from './DevApiSwitcher.styles.ts';
import type { DevApiEnv } from './devApiEnv.ts';

export interface DevApiDialogProps {
  open: boolean;
  onOpenChange: (open: boolean, details: OpenChangeDetails) => void;
  portalRoot?: HTMLElement | undefined;
  envs: readonly DevApiEnv[];
  value: string;
  words: DevApiSwitcherLabels;
  onChange: (id: string, details: ChangeDetails) => unknown;
}

/** The address list in a dialog; loaded on demand when a developer is about to open it. */
export function DevApiDialog(props: DevApiDialogProps) {
  const { open, onOpenChange, portalRoot, envs, value, words, onChange } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const [status, setStatus] = useState<'idle' | 'failed'>('idle');
  const chosen = picked ?? value;
  const change = (next: boolean, details: OpenChangeDetails) => {
    onOpenChange(next, details);
    if (details.isCanceled) return;
    setPicked(null);
    setStatus('idle');
  };
  const close = () => change(false, ownChange('close-press'));
  const apply = async (event: SyntheticEvent) => {
    setStatus('idle');
    try {
      if (chosen !== value) await onChange(chosen, changeDetails('item-press', event));
      close();
    } catch {
      setStatus('failed');
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      portalRoot={portalRoot}
      title={words.title}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={close}>
            {words.cancel}
          </Button>
          <Button disabled={!envs.some((env) => env.id === chosen)} onClick={apply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <DevApiList envs={envs} chosen={chosen} words={words} hasFailed={status === 'failed'} onPick={setPicked} />
    </Dialog>
  );
}

/** The content of the dialog. */
export interface DevApiListProps {
  envs: readonly DevApiEnv[];
  chosen: string;
  words: DevApiSwitcherLabels;
  hasFailed?: boolean | undefined;
  onPick?: ((id: string) => void) | undefined;
}

/** The addresses as a radio group. */
export function DevApiList({ envs, chosen, words, hasFailed, onPick }: DevApiListProps) {
  const name = useId();
  return (
    <Body>
      <p className="hint">{words.hint}</p>
      {hasFailed && <Alert tone="danger" role="alert" title={words.failed} />}
      {envs.length === 0 ? (
        <p className="none">{words.none}</p>
      ) : (
        <RadioGroup
          aria-label={words.envs}
          name={name}
          card
          columns={1}
          value={chosen}
          onChange={onPick}
          items={envs.map((env) => ({ value: env.id, label: env.label, description: env.url }))}
        />
      )}
    </Body>
  );
}
