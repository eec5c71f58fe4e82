import { useEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../../foundations/lessMotion.ts';
import type { CarouselEngine, Embla } from './carouselEngine.tsx';

interface CarouselOptions {
  /** Number of slides, and how many of them a page shows. */
  count: number;
  perView: number;
  isLoop: boolean;
  /** Seconds per page; 0 disables autoplay. */
  autoplayS: number;
  /** Whether it plays: not stopped by the student, and neither hovered nor focused. */
  isRunning: boolean;
}

type Move = (embla: Embla) => void;

/** The state that the carousel shows: the current page, the number of pages, the visible slides. Embla comes with the first touch of the row. */
export function useCarousel({ count, perView, isLoop, autoplayS, isRunning }: CarouselOptions) {
  const isStill = wantsLessMotion();
  const [isWanted, setWanted] = useState(autoplayS > 0 && !isStill);
  const [Engine, setEngine] = useState<{ component: typeof CarouselEngine }>();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<Embla>();
  const [page, setPage] = useState(0);
  const [inView, setInView] = useState<readonly number[]>();
  /** A turn that was asked for before Embla was there. */
  const waiting = useRef<Move>(undefined);

  useEffect(() => {
    if (!isWanted || Engine || !hasLayout()) return;
    import('./carouselEngine.tsx').then(
      ({ CarouselEngine: component }) => setEngine({ component }),
      () => setWanted(false), // the next touch tries again
    );
  }, [isWanted, Engine]);

  useEffect(() => {
    if (!embla) return undefined;
    const sync = () => setPage(embla.selectedScrollSnap());
    const see = () => setInView(embla.slidesInView());
    sync();
    see();
    embla.on('select', sync).on('reInit', sync).on('slidesInView', see);
    waiting.current?.(embla);
    waiting.current = undefined;
    return () => {
      embla.off('select', sync).off('reInit', sync).off('slidesInView', see);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || autoplayS <= 0 || !isRunning || isStill) return undefined;
    const timer = setInterval(() => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)), autoplayS * 1000);
    return () => clearInterval(timer);
  }, [embla, autoplayS, isRunning, isStill]);

  const move = (turn: Move) => {
    if (embla) return turn(embla);
    waiting.current = turn;
    setWanted(true);
  };
  const pages = Math.ceil(count / perView);
  return {
    setViewport,
    engine: Engine && {
      Component: Engine.component,
      props: {
        viewport,
        onReady: setEmbla,
        options: {
          loop: isLoop,
          align: 'start',
          slidesToScroll: 'auto',
          containScroll: 'trimSnaps',
          duration: isStill ? 0 : 24,
        } as const,
      },
    },
    page,
    pages,
    inView: inView ?? Array.from({ length: perView }, (_, index) => index),
    isStill,
    canGoBack: isLoop || page > 0,
    canGoOn: isLoop || page < pages - 1,
    /** Brings what turns the pages, before it is needed. */
    prepare: () => setWanted((was) => was || pages > 1),
    go: (to: number) => move((it) => it.scrollTo(to, isStill)),
    back: () => move((it) => it.scrollPrev(isStill)),
    on: () => move((it) => it.scrollNext(isStill)),
  };
}

/** Embla asks for media queries and for what is in view; where a document has neither, as in jsdom, nothing is laid out to turn. */
const hasLayout = () => typeof matchMedia === 'function' && typeof IntersectionObserver === 'function';
