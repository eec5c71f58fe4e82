import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeDetails, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './Switch.labels.ts';
import { Root } from './Switch.styles.ts';

/** `className`, `style` and `data-force` go to the root, all other attributes and `ref` to the input. */
export interface SwitchProps extends BaseProps<HTMLInputElement> {
  /** Controlled state. */
  checked?: boolean | undefined;
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state; the switch waits for a returned promise, and a rejection reverts it and shows an error. */
  onChange?: ((checked: boolean, details: ChangeDetails) => unknown) | undefined;
  /** The label; without it set `aria-label`. */
  children?: ReactNode;
  /** Second line, below the label. */
  description?: ReactNode;
  /** Label first and the switch at the end of the row. */
  end?: boolean | undefined;
  /** 20 or 24 px high. */
  size?: 'sm' | 'md' | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** For screenshots only. */
  'data-status'?: 'idle' | 'pending' | 'failed' | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** A setting that takes effect immediately (APG switch); for one that is submitted later use `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { checked, defaultChecked = false, onChange, children, description, end, size = 'md', ...rest } = props;
  const { disabled, labels: own, className, style, 'data-force': force, 'data-status': frozen, ref, ...native } = rest;
  const words = useLabels(labels, own);
  const control = useRef<HTMLInputElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [isOn, setOn] = useControllable(checked, defaultChecked, control);
  const [asked, setAsked] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isAlive = useRef(true);
  const { attributes } = useFieldControl(native);
  const textId = useId();
  useEffect(() => {
    isAlive.current = true;
    return () => {
      isAlive.current = false;
    };
  }, []);
  const noteId = `${textId}-note`;
  const isNamedInside = children !== undefined && native['aria-label'] === undefined;
  const describedBy = [attributes['aria-describedby'], description !== undefined && noteId].filter(Boolean).join(' ');
  const status = frozen ?? (asked !== null ? 'pending' : hasFailed ? 'failed' : 'idle');

  const change = async (next: boolean, details: ChangeDetails) => {
    if (asked !== null) return;
    setFailed(false);
    const answer = onChange?.(next, details);
    if (details.isCanceled) return;
    if (!(answer instanceof Promise)) {
      setOn(next);
      return;
    }
    setAsked(next);
    // The failure is shown here, beside the switch that was reverted.
    const isSaved = await answer.then(
      () => true,
      () => false,
    );
    if (!isAlive.current) return;
    if (isSaved) setOn(next);
    setFailed(!isSaved);
    setAsked(null);
  };

  return (
    <Root
      className={className}
      style={style}
      data-size={size}
      data-end={end || undefined}
      data-status={status}
      data-disabled={disabled || undefined}
      data-force={force}
    >
      <label>
        <span className="track">
          <input
            {...native}
            ref={setRef}
            id={attributes.id}
            aria-labelledby={native['aria-labelledby'] ?? (isNamedInside ? textId : undefined)}
            aria-describedby={describedBy || undefined}
            type="checkbox"
            role="switch"
            checked={asked ?? isOn}
            aria-checked={asked ?? isOn}
            disabled={disabled}
            aria-busy={status === 'pending' || undefined}
            onChange={(event) => void change(event.target.checked, changeDetails('input-change', event))}
          />
          <span className="thumb" />
        </span>
        {children !== undefined && (
          <span className="text">
            <span id={textId}>{children}</span>
            {description !== undefined && (
              <span className="description" id={noteId}>
                {description}
              </span>
            )}
          </span>
        )}
      </label>
      {status === 'failed' && (
        <span className="failed" role="alert">
          {words.failed}
        </span>
      )}
      <span className="said" role="status">
        {status === 'pending' ? words.pending : ''}
      </span>
    </Root>
  );
}
