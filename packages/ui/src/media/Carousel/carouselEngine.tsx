import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
export type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

interface CarouselEngineProps {
  /** The element that shows part of the row. */
  viewport: HTMLElement | null;
  options: Options;
  /** Called with what turns the pages. */
  onReady: (embla: Embla | undefined) => void;
}

/** Embla on a row that is already drawn. A file of its own: a row that nobody turns does not load it. */
export function CarouselEngine({ viewport, options, onReady }: CarouselEngineProps) {
  const [attach, embla] = useEmblaCarousel(options);
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => onReady(embla), [embla, onReady]);
  return null;
}
