import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeDetails, type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { readingKey } from '../../foundations/direction.ts';
import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { useChange } from '../../foundations/useChange.ts';
import { nextTab } from './nextTab.ts';
import { Root } from './Tabs.styles.ts';

/** One tab. */
export interface TabItem {
  /** Unique key. */
  value: string;
  /** Visible label. */
  label: ReactNode;
  /** Number of items in the panel. */
  count?: number | undefined;
  /** Shown but disabled. */
  disabled?: boolean | undefined;
  /** URL, if each tab is a page; then all tabs have one. */
  href?: string | undefined;
  panel?: ReactNode;
  /** For screenshots only. */
  'data-force'?: string | undefined;
}

/** Parts of tabs; `tab`, `count` and `panel` are each of theirs. */
export type TabsPart = 'list' | 'tab' | 'count' | 'panel';

export interface TabsProps extends BaseProps<HTMLDivElement> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs. */
  items: readonly TabItem[];
  /** Key of the open tab, controlled. */
  value?: string | undefined;
  /** Key of the initially open tab. */
  defaultValue?: string | undefined;
  /** Called with the key of the newly opened tab. */
  onChange?: ChangeHandler<string> | undefined;
  /** Underlined, or pills. */
  variant?: 'line' | 'pill' | undefined;
  /** 44 or 48 px high, when underlined. */
  size?: 'sm' | 'md' | undefined;
  /** Horizontal or vertical. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Arrow keys move only the focus and Enter opens; for panels that need a request. */
  lazy?: boolean | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<TabsPart> | undefined;
}

/** Switches between panels (APG tabs), or between pages if the items have URLs. */
export function Tabs(props: TabsProps) {
  const {
    label,
    items,
    value,
    defaultValue,
    onChange,
    variant = 'line',
    size = 'md',
    orientation = 'horizontal',
    lazy,
    slotProps,
    ...rest
  } = props;
  const [open, change] = useChange(value, defaultValue ?? items.find((item) => !item.disabled)?.value ?? '', onChange);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const look = { 'data-variant': variant, 'data-size': size, 'data-orientation': orientation };
  const inner = (item: TabItem) => (
    <>
      {item.label}
      {item.count !== undefined && <small {...slotProps?.count}>{item.count}</small>}
    </>
  );

  if (items.some((item) => item.href !== undefined))
    return (
      <Root {...rest} {...look}>
        <nav {...slot('list', slotProps?.list)} aria-label={label}>
          {items.map((item) => {
            const shared = {
              ...slot('tab', slotProps?.tab),
              'aria-current': item.value === open ? ('page' as const) : undefined,
              'data-selected': item.value === open || undefined,
              'data-force': item['data-force'],
            };
            return item.disabled ? (
              // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere now has no address
              <span key={item.value} {...shared} role="link" tabIndex={-1} aria-disabled="true" data-disabled>
                {inner(item)}
              </span>
            ) : (
              <Anchor
                key={item.value}
                {...shared}
                href={item.href ?? ''}
                onClick={(event) => onChange?.(item.value, changeDetails('item-press', event))}
              >
                {inner(item)}
              </Anchor>
            );
          })}
        </nav>
      </Root>
    );

  // One tab takes the focus, also where no item has the value.
  const reached = items.some(({ value: key }) => key === open) ? open : items.find((item) => !item.disabled)?.value;
  const choose = (key: string, details: ChangeDetails) => {
    if (key !== open) change(key, details);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = Array.from(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []);
    const from = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
    const to = nextTab(readingKey(event), {
      from,
      isDisabled: items.map((item) => item.disabled === true),
      orientation,
    });
    const key = items[to ?? -1]?.value;
    if (to === null || key === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
    tabs[to]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (!lazy) choose(key, changeDetails('keyboard', event));
  };

  return (
    <Root {...rest} {...look}>
      <div
        {...slot('list', slotProps?.list)}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        ref={list}
        onKeyDown={handleKeyDown}
      >
        {items.map((item, at) => (
          <button
            key={item.value}
            type="button"
            {...slot('tab', slotProps?.tab)}
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={item.value === open}
            aria-controls={item.panel !== undefined && (!lazy || item.value === open) ? `${id}-panel-${at}` : undefined}
            aria-disabled={item.disabled || undefined}
            tabIndex={item.value === reached ? 0 : -1}
            data-selected={item.value === open || undefined}
            data-disabled={item.disabled || undefined}
            data-force={item['data-force']}
            onClick={(event) => !item.disabled && choose(item.value, changeDetails('item-press', event))}
          >
            {inner(item)}
          </button>
        ))}
      </div>
      {items.map(
        (item, at) =>
          item.panel !== undefined &&
          (!lazy || item.value === open) && (
            <div
              key={item.value}
              {...slot('panel', slotProps?.panel)}
              role="tabpanel"
              id={`${id}-panel-${at}`}
              aria-labelledby={`${id}-tab-${at}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus (APG tabs)
              tabIndex={0}
              hidden={item.value !== open}
            >
              {item.panel}
            </div>
          ),
      )}
    </Root>
  );
}
