import type { ChatMessage } from '@shuyuan/ui/chat';
import { GlobalStyle, KitProvider } from '@shuyuan/ui/foundations';
import '@shuyuan/tokens/tokens.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { buildMessage, type TalkSubject } from './talk.tsx';

/** Pixels scrolled per frame: a fast mouse wheel. */
const STEP = 900;
/** Pixels by which a list may fall short of its window and still count as full: the space above its first row. */
const LOOSE = 48;
/** Milliseconds after which a message that is not visible counts as lost. */
const LONGEST_MS = 1_000;
const clock = { now: () => Date.UTC(2026, 10, 20, 8) };

/** Result of a run of frames. */
export interface Run {
  frames: number;
  /** Frames in which rows did not fill the window. */
  blank: number;
  /** 95th percentile of the milliseconds between frames. */
  p95: number;
}

/** After the next frame has been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Exposes the actions of the bench on the page. */
export function drive({ List, scroller, row }: TalkSubject): void {
  let root: Root | null = null;
  let append: () => void = () => {};
  let last = '';

  function Talk({ count }: { count: number }) {
    const [messages, setMessages] = useState<readonly ChatMessage[]>(() => prepared(count));
    append = () => {
      const message = buildMessage(messages.length);
      last = `${messages.length + 1}. `;
      setMessages([...messages, message]);
    };
    return (
      <KitProvider locale="cn" clock={clock}>
        <GlobalStyle />
        <List messages={messages} />
      </KitProvider>
    );
  }

  const log = () => document.querySelector<HTMLElement>(scroller);
  const rows = () => [...document.querySelectorAll(row)];

  function isWhole(): boolean {
    const box = log()?.getBoundingClientRect();
    const all = rows().map((each) => each.getBoundingClientRect());
    const [first, end] = [all[0], all.at(-1)];
    return (
      box !== undefined &&
      first !== undefined &&
      end !== undefined &&
      first.top <= box.top + LOOSE &&
      end.bottom >= box.bottom - LOOSE
    );
  }

  /** Waits until the newest message is visible; ms since `began`. */
  async function shown(began: number): Promise<number> {
    const isShown = () => rows().some((each) => each.textContent?.includes(last)) && isWhole();
    while (!isShown() && performance.now() - began < LONGEST_MS) await painted();
    return performance.now() - began;
  }

  const actions = {
    /** Mounts a conversation of `count` messages; ms until its end is visible. */
    async mount(count: number): Promise<number> {
      last = `${count}. `;
      prepared(count);
      root = createRoot(document.getElementById('root') as HTMLElement);
      const began = performance.now();
      flushSync(() => root?.render(<Talk count={count} />));
      return shown(began);
    },
    unmount(): void {
      flushSync(() => root?.unmount());
      root = null;
    },
    /** Scrolls upwards, one step per frame. */
    async scroll(frames: number): Promise<Run> {
      const took: number[] = [];
      let blank = 0;
      let since = performance.now();
      for (let at = 0; at < frames; at += 1) {
        const element = log();
        // Set between frames, so that its scroll event fires before the next paint.
        if (element) element.scrollTop -= STEP;
        await painted();
        if (!isWhole()) blank += 1;
        took.push(performance.now() - since);
        since = performance.now();
      }
      took.sort((one, other) => one - other);
      return { frames, blank, p95: took[Math.floor(took.length * 0.95)] ?? Number.NaN };
    },
    /** Scrolls to the end and waits. */
    async toEnd(): Promise<void> {
      for (let at = 0; at < 12; at += 1) {
        const element = log();
        if (element) element.scrollTop = element.scrollHeight;
        await painted();
      }
    },
    /** Appends one message; ms until it is visible. */
    async append(): Promise<number> {
      const began = performance.now();
      flushSync(append);
      return shown(began);
    },
    /** Rows in the page. */
    rows: (): number => rows().length,
    async settle(): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await painted();
    },
  };
  Object.assign(globalThis, { bench: actions });
}

const talks = new Map<number, readonly ChatMessage[]>();

/** The messages, built before the measurement starts. */
function prepared(count: number): readonly ChatMessage[] {
  const known = talks.get(count);
  if (known) return known;
  const made = Array.from({ length: count }, (_, at) => buildMessage(at));
  talks.set(count, made);
  return made;
}
