import { Server } from 'lucide-react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeDetails, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { deferred, useDeferred } from '../../foundations/useDeferred.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { type OverlayProps, useOverlay } from '../../foundations/useOverlay.ts';
import type { DevApiDialogProps } from './DevApiDialog.tsx';
import { type DevApiSwitcherLabels, devApiSwitcherLabels } from './DevApiSwitcher.labels.ts';
import { Trigger } from './DevApiSwitcher.styles.ts';
import type { DevApiEnv } from './devApiEnv.ts';

export interface DevApiSwitcherProps extends BaseProps<HTMLButtonElement>, OverlayProps {
  /** The addresses to choose from. */
  envs: readonly DevApiEnv[];
  /** Id of the address in use. */
  value: string;
  /** Renders the switcher; hidden by default (§2). */
  enabled?: boolean | undefined;
  /** Called with another address; a promise locks the dialog until it settles. */
  onChange: (id: string, details: ChangeDetails) => unknown;
  /** Fixed to the lower left corner of the window, or inline. */
  layout?: 'fixed' | 'inline' | undefined;
  labels?: Partial<DevApiSwitcherLabels> | undefined;
}

const dialog = deferred<DevApiDialogProps>(() => import('./DevApiDialog.tsx').then((file) => file.DevApiDialog));

/** A developer tool that switches the API address. It renders nothing unless enabled (§2). */
export function DevApiSwitcher({ enabled = false, ...rest }: DevApiSwitcherProps) {
  return enabled ? <Shown {...rest} /> : null;
}

function Shown(props: Omit<DevApiSwitcherProps, 'enabled'>) {
  const { envs, value, onChange, layout = 'fixed', labels, ref, ...more } = props;
  const { open, defaultOpen, onOpenChange, portalRoot, ...rest } = more;
  const words = useLabels(devApiSwitcherLabels, labels);
  const { isOpen, change } = useOverlay({ open, defaultOpen, onOpenChange });
  const { Component, trigger } = useDeferred(dialog, isOpen);
  const setRef = useMergedRefs(trigger, ref);
  const now = envs.find((env) => env.id === value)?.label ?? words.unknown;
  return (
    <>
      <Trigger
        title={words.trigger(now)}
        {...rest}
        ref={setRef}
        type="button"
        aria-haspopup="dialog"
        data-layout={layout}
        onClick={(event) => change(true, changeDetails('trigger-press', event))}
      >
        <Server aria-hidden="true" />
        <span className="env">{words.trigger(now)}</span>
      </Trigger>
      {Component && (
        <Component
          open={isOpen}
          onOpenChange={change}
          portalRoot={portalRoot}
          envs={envs}
          value={value}
          words={words}
          onChange={onChange}
        />
      )}
    </>
  );
}
