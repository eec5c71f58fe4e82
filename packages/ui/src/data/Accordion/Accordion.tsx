import { Accordion as Base } from '@base-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { Root } from './Accordion.styles.ts';

/** A heading with its collapsible content. */
export interface AccordionItem {
  /** Unique; `value` of the accordion has those that are open. */
  value: string;
  /** The question, or the title of a section. */
  label: string;
  /** At the end of the heading, e.g. a count. */
  note?: string | undefined;
  /** The collapsible content. */
  content: ReactNode;
  /** Shown but disabled. */
  disabled?: boolean | undefined;
}

export interface AccordionProps extends Omit<BaseProps<HTMLDivElement>, 'role' | 'style'> {
  /** The headings, in order. */
  items: readonly AccordionItem[];
  /** Allows several to be open; otherwise opening one closes the previous one. */
  multiple?: boolean | undefined;
  /** Controlled keys of the open items. */
  value?: readonly string[] | undefined;
  /** Keys of the initially open items. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the keys of the open items. */
  onChange?: ChangeHandler<string[]> | undefined;
  /** Heading level. */
  level?: 2 | 3 | 4 | undefined;
  /** Headings 44 or 56 px high. */
  size?: 'sm' | 'md' | undefined;
  /** Inline style of the root. */
  style?: BaseProps['style'];
}

/** Where a key leads among the headings, from the one that has the focus (APG accordion). */
const WAYS: Readonly<Record<string, ((at: number, count: number) => number) | undefined>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function handleKey(event: KeyboardEvent<HTMLElement>) {
  const way = WAYS[event.key];
  const heads = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(':scope > .item > .head > button:not([data-disabled])'),
  ];
  const at = heads.indexOf(event.target as HTMLElement);
  if (!way || at < 0) return;
  event.preventDefault();
  heads[way(at, heads.length)]?.focus();
}

const TAGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** An accordion of questions and answers (APG accordion; §2 `/problem/:id`). */
export function Accordion(props: AccordionProps) {
  const { items, multiple = false, value, defaultValue, onChange, level = 3, size = 'md', ...rest } = props;
  const Heading = TAGS[level];
  return (
    <Root
      {...rest}
      data-size={size}
      multiple={multiple}
      {...(value === undefined ? { defaultValue: [...(defaultValue ?? [])] } : { value: [...value] })}
      onValueChange={(open, details) => onChange?.(open.map(String), details)}
      {...chainHandlers(rest, { onKeyDown: handleKey })}
    >
      {items.map(({ value, label, note, content, disabled }) => (
        <Base.Item className="item" key={value} value={value} disabled={disabled ?? false}>
          <Base.Header className="head" render={<Heading />}>
            <Base.Trigger>
              <span className="title">{label}</span>
              {note !== undefined && <span className="note">{note}</span>}
              <ChevronDown aria-hidden="true" />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="panel">
            <div className="body">{content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Root>
  );
}
