import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeDetails, type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { Button } from '../Button/Button.tsx';
import { NO_FORM, useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './FilterBar.labels.ts';
import { Root } from './FilterBar.styles.ts';

/** A filter group. */
export interface FilterGroup {
  /** Key of the group in the value. */
  key: string;
  /** Visible label. */
  label: string;
  /** The options; "all" is added before them. */
  items: readonly { value: string; label: string }[];
  /** Shares a line with the previous group, which then takes a third of it; for two short groups. */
  beside?: boolean | undefined;
}

/** Selected option of each group; a missing key means no filter. */
export type FilterValue = Readonly<Record<string, string | undefined>>;

export interface FilterBarProps extends BaseProps<HTMLDivElement> {
  /** The filter groups, one row each. */
  groups: readonly FilterGroup[];
  /** Controlled value. */
  value?: FilterValue | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: FilterValue | undefined;
  /** Called with all selected options after a change. */
  onChange?: ChangeHandler<FilterValue> | undefined;
  /** Number of results; announced when it changes. */
  resultCount?: number | undefined;
  /** Options of a group beyond this number are collapsed. */
  foldAfter?: number | undefined;
  /** Shows the active filters as removable chips. */
  chips?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** Filters of a list, one row per group; each row is a radio group. */
export function FilterBar(props: FilterBarProps) {
  const { groups, value, defaultValue, onChange, resultCount, foldAfter = 12, chips, labels: own, ...rest } = props;
  const words = useLabels(labels, own);
  const id = useId();
  const [chosen, change] = useChange<FilterValue>(value, defaultValue ?? {}, onChange);
  const { labelId, attributes } = useFieldControl(rest);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);

  const choose = (key: string, option: string | undefined, details: ChangeDetails) =>
    change({ ...chosen, [key]: option }, details);
  const active = groups.flatMap((group) => {
    const option = group.items.find((each) => each.value === chosen[group.key]);
    return option ? [{ key: group.key, label: option.label }] : [];
  });

  const row = (group: FilterGroup) => {
    const name = `${id}-${groups.indexOf(group)}`; // a key may have blanks, an id may not
    const isLong = group.items.length > foldAfter;
    const isOpen = unfolded.includes(group.key);
    const shown = group.items.filter(
      (option, index) => !isLong || isOpen || index < foldAfter || option.value === chosen[group.key],
    );
    return (
      <div className="row" key={group.key}>
        <span className="name" id={name}>
          {group.label}
        </span>
        <div className="options" role="radiogroup" aria-labelledby={name}>
          {[{ value: undefined, label: words.all }, ...shown].map((option) => {
            const isChosen = option.value === chosen[group.key];
            return (
              <label className="option" key={option.value ?? ''} data-selected={isChosen || undefined}>
                <input
                  type="radio"
                  name={name}
                  form={NO_FORM}
                  value={option.value ?? ''}
                  checked={isChosen}
                  onChange={(event) => choose(group.key, option.value, changeDetails('input-change', event))}
                />
                {option.label}
              </label>
            );
          })}
        </div>
        {isLong && (
          <Button
            className="fold"
            variant="link"
            tone="neutral"
            size="sm"
            aria-expanded={isOpen}
            aria-describedby={name}
            onClick={() => setUnfolded(isOpen ? unfolded.filter((key) => key !== group.key) : [...unfolded, group.key])}
          >
            {isOpen ? words.less : words.more}
          </Button>
        )}
      </div>
    );
  };

  return (
    <Root
      {...rest}
      id={attributes.id}
      role={labelId === undefined ? undefined : 'group'}
      aria-labelledby={labelId}
      aria-describedby={attributes['aria-describedby']}
    >
      {lines(groups).map((line) =>
        line.length === 1 ? (
          line.map(row)
        ) : (
          <div className="line" key={line[0]?.key}>
            {line.map(row)}
          </div>
        ),
      )}
      {chips && active.length > 0 && (
        <fieldset className="chosen" aria-label={words.active}>
          {active.map(({ key, label }) => (
            <button
              type="button"
              className="chip"
              key={key}
              aria-label={words.remove(label)}
              onClick={(event) => choose(key, undefined, changeDetails('chip-remove-press', event))}
            >
              {label}
              <X />
            </button>
          ))}
          <Button variant="link" size="sm" onClick={(event) => change({}, changeDetails('clear-press', event))}>
            {words.reset}
          </Button>
        </fieldset>
      )}
      {resultCount !== undefined && (
        <span className="said" role="status">
          {words.results(resultCount)}
        </span>
      )}
    </Root>
  );
}

/** Groups by the line that they share. */
function lines(groups: readonly FilterGroup[]): FilterGroup[][] {
  const all: FilterGroup[][] = [];
  for (const group of groups) {
    const last = all.at(-1);
    if (group.beside && last?.length === 1) last.push(group);
    else all.push([group]);
  }
  return all;
}
