import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { Input } from '../Input/Input.tsx';
import { labels } from './Pagination.labels.ts';
import { Root } from './Pagination.styles.ts';
import { pageList } from './pageList.ts';

/** Parts of a pagination: `page` is each number and arrow, `gap` each ellipsis or "3 / 8", `jump` the input with its words. */
export type PaginationPart = 'page' | 'gap' | 'jump';

export interface PaginationProps extends BaseProps<HTMLElement> {
  /** The current page, from 1. */
  page: number;
  /** Items per page. */
  pageSize: number;
  /** Total number of items. */
  total: number;
  /** Called with the selected page. */
  onChange?: ChangeHandler<number> | undefined;
  /** URL of a page; turns the numbers into links. */
  hrefFor?: ((page: number) => string) | undefined;
  /** Only previous, "3 / 8" and next. */
  simple?: boolean | undefined;
  /** Adds an input to jump to a page. */
  jumper?: boolean | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<PaginationPart> | undefined;
  /** Overrides built-in labels, e.g. `name` if a page has two of them. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** Pagination of a list; renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onChange, hrefFor, simple, jumper, slotProps, labels: own, ...rest } = props;
  const words = useLabels(labels, own);
  const [typed, setTyped] = useState('');
  const count = Math.ceil(total / pageSize);
  if (count <= 1) return null;

  const go = (to: number, name: string, inner: ReactNode) => {
    const isOut = to < 1 || to > count;
    const shared = {
      key: name,
      'aria-label': name,
      ...slot('page', slotProps?.page),
      'aria-current': to === page ? ('page' as const) : undefined,
    };
    const { key, ...attributes } = shared;
    return hrefFor && !isOut ? (
      <Anchor
        key={key}
        {...attributes}
        href={hrefFor(to)}
        onClick={(event) => onChange?.(to, changeDetails('item-press', event))}
      >
        {inner}
      </Anchor>
    ) : (
      <button
        key={key}
        {...attributes}
        type="button"
        aria-disabled={isOut || undefined}
        onClick={(event) => !isOut && onChange?.(to, changeDetails('item-press', event))}
      >
        {inner}
      </button>
    );
  };
  const handleJump = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || typed === '') return;
    event.preventDefault();
    onChange?.(Math.min(count, Math.max(1, Number(typed))), changeDetails('keyboard', event));
    setTyped('');
  };

  const numbers = pageList(page, count);
  return (
    <Root {...rest} aria-label={words.name}>
      {go(page - 1, words.previous, <ChevronLeft />)}
      {simple ? (
        <span {...slot('gap', slotProps?.gap)} aria-current="page">{`${page} / ${count}`}</span>
      ) : (
        numbers.map((number, index) =>
          number === null ? (
            <span {...slot('gap', slotProps?.gap)} key={`gap-after-${numbers[index - 1]}`} aria-hidden="true">
              …
            </span>
          ) : (
            go(number, words.page(number), number)
          ),
        )
      )}
      {go(page + 1, words.next, <ChevronRight />)}
      {jumper && (
        <div {...slot('jump', slotProps?.jump)}>
          {words.jump}
          <span>
            <Input
              size="md"
              inputMode="numeric"
              aria-label={`${words.jump} ${words.of(count)}`}
              value={typed}
              onChange={(text) => setTyped(text.replace(/\D/g, ''))}
              onKeyDown={handleJump}
            />
          </span>
          {words.of(count)}
        </div>
      )}
    </Root>
  );
}
