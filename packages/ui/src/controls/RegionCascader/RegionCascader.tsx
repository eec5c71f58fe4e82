import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ownChange } from '../../foundations/ownChange.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { type OverlayProps, useOverlay } from '../../foundations/useOverlay.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { type RegionCascaderLabels, regionCascaderLabels } from './RegionCascader.labels.ts';
import { Positioner, Trigger } from './RegionCascader.styles.ts';
import { RegionPanel } from './RegionPanel.tsx';
import type { LoadRegions, Region } from './region.ts';
import { useRegionLevels } from './useRegionLevels.ts';

export interface RegionCascaderProps extends Omit<BaseProps<HTMLButtonElement>, 'style'>, OverlayProps {
  /** Loads the regions below a region, one level at a time; `loadChinaRegions` does so for China. */
  load: LoadRegions;
  /** Controlled path; empty for none. */
  value?: readonly Region[] | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: readonly Region[] | undefined;
  /** Called with the complete path, once its last region is selected. */
  onChange?: ChangeHandler<readonly Region[]> | undefined;
  /** Placeholder while nothing is selected. */
  placeholder?: string | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the error border. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Name of the form field; its value is the code of the last region. */
  name?: string | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<RegionCascaderLabels> | undefined;
  /** Inline style of the closed control, e.g. its width. */
  style?: BaseProps['style'];
}

const NOTHING: readonly Region[] = [];

/** Province, city and district, one column each, loaded on demand (§3). */
export function RegionCascader(props: RegionCascaderProps) {
  const {
    load,
    value,
    defaultValue,
    onChange,
    placeholder,
    size = 'lg',
    invalid,
    disabled,
    name,
    labels,
    ref,
    ...more
  } = props;
  const { open, defaultOpen, onOpenChange, portalRoot, ...rest } = more;
  const words = useLabels(regionCascaderLabels, labels);
  const { isInvalid, attributes } = useFieldControl({ ...rest, invalid });
  const control = useRef<HTMLButtonElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [chosen, change] = useChange(value, defaultValue ?? NOTHING, onChange, control);
  // The last region of a value is a leaf, whether a stored address says so or not.
  const preset = chosen.map((region, at) => (at === chosen.length - 1 ? { ...region, leaf: true } : region));
  const [path, setPath] = useState(preset);
  const overlay = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  const { isOpen } = overlay;
  const { ask, columnsOf } = useRegionLevels(load);

  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setPath(preset);
  }
  const askAlong = useEffectEvent(() => {
    for (const parent of [undefined, ...path.slice(0, -1).map((region) => region.code)]) ask(parent);
  });
  useEffect(() => {
    if (isOpen) askAlong();
  }, [isOpen]);
  const choose = (column: number, region: Region) => {
    const next = [...path.slice(0, column), region];
    setPath(next);
    if (!region.leaf) return ask(region.code);
    overlay.change(false, ownChange('item-press'));
    change(next, ownChange('item-press'));
  };
  const handleKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (isOpen || disabled || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    overlay.change(true, changeDetails('list-navigation', event));
  };

  return (
    <Popover.Root open={isOpen} onOpenChange={overlay.change}>
      <Trigger
        {...rest}
        {...attributes}
        ref={setRef}
        role="combobox"
        disabled={disabled}
        {...chainHandlers(rest, { onKeyDown: handleKeys })}
        data-size={size}
        data-error={isInvalid || undefined}
        data-disabled={disabled || undefined}
      >
        <span className="value" data-placeholder={chosen.length === 0 || undefined}>
          {chosen.length === 0 ? (placeholder ?? words.placeholder) : chosen.map((region) => region.name).join(' / ')}
        </span>
        <span className="arrow">
          <ChevronDown />
        </span>
      </Trigger>
      {name !== undefined && <input type="hidden" name={name} value={chosen.at(-1)?.code ?? ''} disabled={disabled} />}
      {/* The library would inject a style element, which a strict content security policy blocks (X2). */}
      <CSPProvider disableStyleElements>
        <Popover.Portal container={overlay.container}>
          <Positioner sideOffset={4} align="start">
            <Popover.Popup aria-label={words.panel} initialFocus={overlay.initialFocus ?? true}>
              <RegionPanel
                columns={columnsOf(path)}
                path={path}
                words={words}
                focusIndex={overlay.isModal ? Math.max(0, path.length - 1) : undefined}
                onChoose={choose}
                onRetry={(column) => ask(path[column - 1]?.code)}
              />
            </Popover.Popup>
          </Positioner>
        </Popover.Portal>
      </CSPProvider>
    </Popover.Root>
  );
}
