import { ArrowUp, MessageSquareMore, Smartphone } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Badge } from '../../data/Badge/Badge.tsx';
import { QrCode } from '../../data/QrCode/QrCode.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { wantsLessMotion } from '../../foundations/lessMotion.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { type FloatingToolbarLabels, floatingToolbarLabels } from './FloatingToolbar.labels.ts';
import { Root } from './FloatingToolbar.styles.ts';
import { nextTool } from './nextTool.ts';

export interface FloatingToolbarProps extends BaseProps<HTMLDivElement> {
  /** Whether this school uses the portal's chat; without it the contact button is hidden (§1 `showIm`). */
  showIm: boolean;
  /** Opens the chat. */
  onContact?: (() => void) | undefined;
  /** Number of unread messages, or whether there are any. */
  unread?: number | boolean | undefined;
  /** Content of the QR code, and the URL of the download page; without it the app button is hidden. */
  app?: { readonly value: string; readonly href: string } | undefined;
  /** Goes back to the top; scrolls the window by default. */
  onTop?: (() => void) | undefined;
  /** Pixels from the bottom of the window; 120 keeps it above a bar of 72. */
  offset?: number | undefined;
  /** Fixed to the edge of the window, or inline, as in screenshots. */
  layout?: 'fixed' | 'inline' | undefined;
  labels?: Partial<FloatingToolbarLabels> | undefined;
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
}

/** Contact, app and back-to-top, at the right edge of the window (§2; APG toolbar). */
export function FloatingToolbar(props: FloatingToolbarProps) {
  const {
    showIm,
    onContact,
    unread,
    app,
    onTop = scrollToTop,
    offset = 120,
    layout = 'fixed',
    labels,
    ...rest
  } = props;
  const { style, ...root } = rest;
  const words = useLabels(floatingToolbarLabels, labels);
  const element = useRef<HTMLDivElement>(null);
  const setRef = useMergedRefs(element, root.ref);
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const count = typeof unread === 'number' ? unread : 0;
  const hasUnread = unread === true || count > 0;

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);

  const handleKeys = (event: KeyboardEvent<HTMLElement>) => {
    const tools = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('.tool'));
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      tools.find((tool) => tool.ariaExpanded !== null)?.focus();
      return;
    }
    const from = tools.indexOf(document.activeElement as HTMLElement);
    const next = from === -1 ? undefined : nextTool(event.key, from, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    tools[next]?.focus();
  };
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const tools = Array.from(event.currentTarget.querySelectorAll('.tool'));
    const place = tools.indexOf(event.target);
    if (place !== -1) setAt(place);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const isLeft = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
    if (isLeft) setOpen(false);
  };

  const hasContact = showIm && onContact !== undefined;
  const places = [hasContact, app !== undefined, true].filter(Boolean).length;
  const stop = Math.min(at, places - 1);
  const stopOf = (place: number) => (place === stop ? 0 : -1);
  const appAt = hasContact ? 1 : 0;
  return (
    <Root
      aria-label={words.name}
      {...root}
      ref={setRef}
      style={layout === 'fixed' ? { bottom: offset, ...style } : style}
      role="toolbar"
      aria-orientation="vertical"
      data-layout={layout}
      {...chainHandlers(root, { onKeyDown: handleKeys, onFocus: handleFocus, onBlur: handleBlur })}
    >
      {hasContact && (
        <button
          type="button"
          className="tool"
          tabIndex={stopOf(0)}
          title={words.contact}
          aria-label={hasUnread ? words.contactUnread(count > 0 ? count : undefined) : words.contact}
          onClick={onContact}
        >
          <Badge count={count} dot={unread === true} decorative>
            <MessageSquareMore />
          </Badge>
        </button>
      )}
      {app && (
        <button
          type="button"
          className="tool"
          tabIndex={stopOf(appAt)}
          title={words.app}
          aria-label={words.app}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Smartphone />
        </button>
      )}
      <button
        type="button"
        className="tool"
        tabIndex={stopOf(places - 1)}
        title={words.top}
        aria-label={words.top}
        onClick={onTop}
      >
        <ArrowUp />
      </button>
      {app && isOpen && (
        <div className="sheet">
          <QrCode
            value={app.value}
            label={words.scan}
            size={120}
            caption={words.scan}
            link={{ href: app.href, label: words.appPage }}
          />
        </div>
      )}
    </Root>
  );
}
