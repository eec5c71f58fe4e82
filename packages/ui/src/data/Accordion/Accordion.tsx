import { Accordion as Base } from '@base-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Root } from './Accordion.styles.ts';

/** A heading with what it folds. */
export interface AccordionItem {
  /** Tells it from the others. */
  key: string;
  /** The question, or the name of the part. */
  title: string;
  /** At the end of the heading, e.g. a count. */
  note?: string | undefined;
  /** What it folds. */
  content: ReactNode;
  /** Shown and not to be opened. */
  disabled?: boolean | undefined;
}

export interface AccordionProps extends Omit<BaseProps<HTMLDivElement>, 'role' | 'style'> {
  /** The headings, in order. */
  items: readonly AccordionItem[];
  /** Lets several stand open; otherwise one closes when the next opens. */
  multiple?: boolean | undefined;
  /** Keys of the open ones, held by the caller. */
  value?: readonly string[] | undefined;
  /** Keys of those open at first. */
  defaultValue?: readonly string[] | undefined;
  /** The keys that are open now. */
  onChange?: ((open: string[]) => void) | undefined;
  /** Place of the headings in the outline of the page. */
  level?: 2 | 3 | 4 | undefined;
  /** Headings of 44 or 56 px. */
  size?: 'sm' | 'md' | undefined;
  /** Inline style of the root. */
  style?: BaseProps['style'];
}

const TAGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Questions that open their answers (APG accordion; §2 `/problem/:id`). */
export function Accordion(props: AccordionProps) {
  const { items, multiple = false, value, defaultValue, onChange, level = 3, size = 'md', ...rest } = props;
  const Heading = TAGS[level];
  return (
    <Root
      {...rest}
      data-size={size}
      multiple={multiple}
      {...(value === undefined ? { defaultValue: [...(defaultValue ?? [])] } : { value: [...value] })}
      onValueChange={(open) => onChange?.(open.map(String))}
    >
      {items.map(({ key, title, note, content, disabled }) => (
        <Base.Item className="item" key={key} value={key} disabled={disabled ?? false}>
          <Base.Header className="head" render={<Heading />}>
            <Base.Trigger>
              <span className="title">{title}</span>
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
