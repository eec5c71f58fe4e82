import { CourseCard, type CourseCardCourse } from '@shuyuan/ui/course';
import { KitProvider } from '@shuyuan/ui/foundations';
import '@shuyuan/tokens/tokens.css';
import { memo, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { buildCourse, buildPlain, type Language } from './cards.ts';
import { counter } from './counter.ts';
import { PlainCard } from './PlainCard.tsx';

/** `ours` is the kit; `plain` the lower bound; `plain-cv` the same with the kit's `content-visibility`. */
export type Variant = 'ours' | 'plain' | 'plain-cv';

const CARDS = 1_000;
const BRANDS = ['shengya', 'jinyouhui', '6c', 'chindleten'] as const;
const clock = { now: () => Date.UTC(2026, 10, 20, 8) };

const KitCard = memo(function KitCard({ course }: { course: CourseCardCourse }) {
  counter.cards += 1;
  return <CourseCard course={course} />;
});

interface State<T> {
  language: Language;
  courses: readonly T[];
}

/** Sets what the mounted list shows. */
let change: (update: (state: State<never>) => State<never>) => void = () => {};

function List<T>({ initial, show }: { initial: State<T>; show: (state: State<T>) => ReactNode }) {
  const [state, setState] = useState(initial);
  change = (update) => setState(update as never);
  counter.lists += 1;
  return <div className="bench-list">{show(state)}</div>;
}

const all = <T,>(build: (at: number, language: Language) => T, language: Language): State<T> => ({
  language,
  courses: Array.from({ length: CARDS }, (_, at) => build(at, language)),
});

const prepared = {
  kit: { cn: all(buildCourse, 'cn'), en: all(buildCourse, 'en') },
  plain: { cn: all(buildPlain, 'cn'), en: all(buildPlain, 'en') },
};

function listOf(variant: Variant): ReactNode {
  if (variant === 'ours') {
    return (
      <List
        initial={prepared.kit.cn}
        show={({ language, courses }) => (
          <KitProvider locale={language} clock={clock}>
            {courses.map((course) => (
              <KitCard key={course.id} course={course} />
            ))}
          </KitProvider>
        )}
      />
    );
  }
  return (
    <List
      initial={prepared.plain.cn}
      show={({ courses }) => courses.map((course) => <PlainCard key={course.id} course={course} className={variant} />)}
    />
  );
}

let root: Root | null = null;
let kind: 'kit' | 'plain' = 'kit';
let turn = 0;

/** Milliseconds of `work` and of the style and layout that it causes. */
function timed(work: () => void): number {
  void document.body.offsetHeight;
  const began = performance.now();
  work();
  void document.body.offsetHeight;
  return performance.now() - began;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const actions = {
  /** Mounts a list of 1,000 cards; ms until committed and laid out. */
  mount(variant: Variant): number {
    kind = variant === 'ours' ? 'kit' : 'plain';
    root = createRoot(document.getElementById('root') as HTMLElement);
    return timed(() => flushSync(() => root?.render(listOf(variant))));
  },
  unmount(): void {
    flushSync(() => root?.unmount());
    root = null;
  },
  /** All cards in the other language; ms. */
  rerender(): number {
    turn += 1;
    const next = prepared[kind][turn % 2 === 1 ? 'en' : 'cn'] as State<never>;
    return timed(() => flushSync(() => change(() => next)));
  },
  /** One card gets another title; ms. */
  updateOne(): number {
    turn += 1;
    const at = 2 + (turn % 8);
    return timed(() =>
      flushSync(() =>
        change((state) => ({
          ...state,
          courses: state.courses.map((course, place) =>
            place === at ? { ...(course as object), title: `Another title ${turn}` } : course,
          ) as never,
        })),
      ),
    );
  },
  /** Another brand; ms of the style and layout that follow at once. */
  brand(): number {
    turn += 1;
    return timed(() => {
      document.documentElement.dataset['brand'] = BRANDS[turn % BRANDS.length] ?? 'shengya';
    });
  },
  /** Waits until the change is painted. */
  async settle(): Promise<void> {
    await frame();
    await frame();
  },
  counter,
};
export type Actions = typeof actions;
Object.assign(globalThis, { bench: actions });

/** Gives the plain card exactly the CSS rules of the kit's card, so that only the implementation differs. */
function copyRules(): void {
  actions.mount('ours');
  const name = document.querySelector('a[data-layout]')?.classList[0];
  actions.unmount();
  if (!name) throw new Error('the card of the kit has no class');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const own = rules.filter((rule) => rule.includes(`.${name}`));
  const worn = (as: string) => own.map((rule) => rule.replaceAll(`.${name}`, `.${as}`)).join('\n');
  const style = document.createElement('style');
  style.textContent = `
    ${worn('plain')}\n${worn('plain-cv')}
    .plain { content-visibility: visible; contain-intrinsic-size: none; }
    .bench-list { display: grid; grid-template-columns: repeat(4, 272px); gap: 24px 22px; }`;
  document.head.append(style);
}
copyRules();
