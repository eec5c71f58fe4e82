import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BRANDS, type Brand, buildItem, type Item, type Subject } from './subject.ts';

/** What fills the page: lists of 1,000, or 300 rows of seven controls. */
export type Scene = 'cards' | 'coupons' | 'controls';

const COUNTS: Readonly<Record<Scene, number>> = { cards: 1_000, coupons: 1_000, controls: 300 };

interface State {
  brand: Brand;
  items: readonly Item[];
}

/** Commits of React since the last reset; the page installs the counter before React loads, through the developer tools hook. */
const commits: { count: number } = Reflect.get(globalThis, 'benchCommits');

/** Milliseconds of `work` and of the style and layout that it causes. */
function timed(work: () => void): number {
  void document.body.offsetHeight;
  const began = performance.now();
  work();
  void document.body.offsetHeight;
  return performance.now() - began;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Renders a kit and exposes its actions to the bench as `globalThis.bench`. */
export function drive({ Frame, switchBrand, ...parts }: Subject) {
  const shown = { cards: memo(parts.Card), coupons: memo(parts.Coupon), controls: memo(parts.Controls) };
  const start = Object.fromEntries(
    Object.entries(COUNTS).map(([scene, count]) => [scene, Array.from({ length: count }, (_, at) => buildItem(at))]),
  ) as Record<Scene, Item[]>;
  let change: (update: (state: State) => State) => void = () => {};
  let root: Root | null = null;
  let turn = 0;

  function Page({ scene }: { scene: Scene }) {
    const [state, setState] = useState<State>({ brand: 'shengya', items: start[scene] });
    change = setState;
    const Part = shown[scene];
    return (
      <Frame brand={state.brand}>
        <div className={`bench-${scene}`}>
          {state.items.map((item) => (
            <Part key={item.id} item={item} />
          ))}
        </div>
      </Frame>
    );
  }

  const actions = {
    /** Ms until everything is committed and laid out. */
    mount(scene: Scene): number {
      root = createRoot(document.getElementById('root') as HTMLElement);
      return timed(() => flushSync(() => root?.render(<Page scene={scene} />)));
    },
    unmount(): void {
      flushSync(() => root?.unmount());
      root = null;
    },
    /** One item gets another title; ms. */
    updateOne(): number {
      turn += 1;
      const place = 2 + (turn % 8);
      const title = `Another title ${turn}`;
      const renamed = (state: State): State => ({
        ...state,
        items: state.items.map((item, at) => (at === place ? { ...item, title } : item)),
      });
      return timed(() => flushSync(() => change(renamed)));
    },
    /** Every item gets another title; ms. */
    updateAll(): number {
      turn += 1;
      const title = `Another title ${turn}`;
      const renamed = (state: State): State => ({ ...state, items: state.items.map((item) => ({ ...item, title })) });
      return timed(() => flushSync(() => change(renamed)));
    },
    /** Another brand; ms of scripts, style and layout. */
    brand(): number {
      turn += 1;
      const brand = BRANDS[turn % BRANDS.length] ?? 'shengya';
      return timed(() => {
        if (switchBrand) switchBrand(brand);
        else flushSync(() => change((state) => ({ ...state, brand })));
      });
    },
    /** Waits until the change is painted. */
    async settle(): Promise<void> {
      await frame();
      await frame();
    },
    commits,
  };
  Object.assign(globalThis, { bench: actions });
  return actions;
}

export type Actions = ReturnType<typeof drive>;
