import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { wantsLessMotion } from '../../foundations/lessMotion.ts';

interface CarouselOptions {
  isLoop: boolean;
  /** Seconds per page; 0 disables autoplay. */
  autoplayS: number;
  /** Whether it plays: not stopped by the student, and neither hovered nor focused. */
  isRunning: boolean;
}

/** Embla and the state that the carousel shows: the current page, the number of pages, the visible slides. */
export function useCarousel({ isLoop, autoplayS, isRunning }: CarouselOptions) {
  const isStill = wantsLessMotion();
  const [viewport, embla] = useEmblaCarousel({
    loop: isLoop,
    align: 'start',
    slidesToScroll: 'auto',
    containScroll: 'trimSnaps',
    duration: isStill ? 0 : 24,
  });
  const [page, setPage] = useState(0);
  const [pages, setPages] = useState(1);
  const [inView, setInView] = useState<readonly number[]>();

  useEffect(() => {
    if (!embla) return undefined;
    const sync = () => {
      setPage(embla.selectedScrollSnap());
      setPages(embla.scrollSnapList().length);
    };
    const see = () => setInView(embla.slidesInView());
    sync();
    see();
    embla.on('select', sync).on('reInit', sync).on('slidesInView', see);
    return () => {
      embla.off('select', sync).off('reInit', sync).off('slidesInView', see);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || autoplayS <= 0 || !isRunning || isStill) return undefined;
    const timer = setInterval(() => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)), autoplayS * 1000);
    return () => clearInterval(timer);
  }, [embla, autoplayS, isRunning, isStill]);

  return {
    viewport,
    page,
    pages,
    inView,
    isStill,
    canGoBack: isLoop || page > 0,
    canGoOn: isLoop || page < pages - 1,
    go: (to: number) => embla?.scrollTo(to, isStill),
    back: () => embla?.scrollPrev(isStill),
    on: () => embla?.scrollNext(isStill),
  };
}
