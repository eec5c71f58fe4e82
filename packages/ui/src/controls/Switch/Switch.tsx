import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './Switch.labels.ts';
import { Root } from './Switch.styles.ts';

/** `className`, `style` and `data-force` belong to the root, all other attributes and `ref` to the input. */
export interface SwitchProps extends BaseProps<HTMLInputElement> {
  /** Held by the caller. */
  checked?: boolean | undefined;
  /** At first, when it keeps its own. */
  defaultChecked?: boolean | undefined;
  /** The new state; with a promise the switch waits for it, and a rejection puts it back and says so. */
  onChange?: ((checked: boolean) => unknown) | undefined;
  /** What is on or off; without it give `aria-label`. */
  children?: ReactNode;
  /** A line under the words. */
  description?: ReactNode;
  /** Words first and the switch at the end of the row. */
  end?: boolean | undefined;
  /** 20 or 24 px high. */
  size?: 'sm' | 'md' | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Refuses changes. */
  disabled?: boolean | undefined;
  /** For pictures only. */
  'data-status'?: 'idle' | 'pending' | 'failed' | undefined;
  /** Replaces built-in words. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** Something that is on or off and changes at once (APG switch); a choice that is sent later is a `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { checked, defaultChecked = false, onChange, children, description, end, size = 'md', ...rest } = props;
  const { disabled, labels: own, className, style, 'data-force': force, 'data-status': frozen, ...native } = rest;
  const words = useLabels(labels, own);
  const [isOn, setOn] = useControllable(checked, defaultChecked);
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

  const change = async (next: boolean) => {
    if (asked !== null) return;
    setFailed(false);
    const answer = onChange?.(next);
    if (!(answer instanceof Promise)) {
      setOn(next);
      return;
    }
    setAsked(next);
    // What failed is told here, beside the switch that went back.
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
            id={attributes.id}
            aria-labelledby={native['aria-labelledby'] ?? (isNamedInside ? textId : undefined)}
            aria-describedby={describedBy || undefined}
            type="checkbox"
            role="switch"
            checked={asked ?? isOn}
            aria-checked={asked ?? isOn}
            disabled={disabled}
            aria-busy={status === 'pending' || undefined}
            onChange={(event) => void change(event.target.checked)}
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
