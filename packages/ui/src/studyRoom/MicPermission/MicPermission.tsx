import { Mic, MicOff } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type BrowserKind, type MicPermissionLabels, micPermissionLabels } from './MicPermission.labels.ts';
import { Root } from './MicPermission.styles.ts';

export interface MicPermissionProps extends BaseProps<HTMLElement> {
  /** Not requested yet, allowed, denied, or no microphone at all. */
  state: 'prompt' | 'granted' | 'denied' | 'none';
  /** Browser whose instructions are shown after a denial. */
  browser?: BrowserKind | undefined;
  /** Name of the device in use, replaces the built-in text. */
  device?: string | undefined;
  /** Requests the permission, again after a denial. */
  onAsk?: (() => unknown) | undefined;
  /** Selects another microphone. */
  onChange?: (() => unknown) | undefined;
  labels?: Partial<MicPermissionLabels> | undefined;
}

/** The microphone row of the device check; after a denial it explains how to allow access in this browser (§8). */
export function MicPermission(props: MicPermissionProps) {
  const { state, browser = 'other', device, onAsk, onChange, labels, ...rest } = props;
  const words = useLabels(micPermissionLabels, labels);
  const id = useId();
  const Icon = state === 'prompt' || state === 'granted' ? Mic : MicOff;
  return (
    <Root aria-labelledby={id} {...rest} data-state={state}>
      <span className="disc" aria-hidden>
        <Icon />
      </span>
      <div role={state === 'denied' || state === 'none' ? 'alert' : 'status'}>
        <p className="title" id={id}>
          {words.titles[state]}
        </p>
        <p className="text">{state === 'granted' && device !== undefined ? device : words.texts[state]}</p>
      </div>
      {state === 'granted' ? (
        onChange && (
          <Button size="sm" variant="ghost" onClick={() => onChange()}>
            {words.change}
          </Button>
        )
      ) : (
        <Button size="sm" aria-describedby={id} onClick={() => onAsk?.()}>
          {state === 'prompt' ? words.ask : words.retry}
        </Button>
      )}
      {state === 'denied' && (
        <ol className="steps" aria-label={words.stepsName}>
          {words.steps[browser].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </Root>
  );
}
