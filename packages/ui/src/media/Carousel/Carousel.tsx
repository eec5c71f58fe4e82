import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { readingKey } from '../../foundations/direction.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type CarouselLabels, carouselLabels } from './Carousel.labels.ts';
import { Root } from './Carousel.styles.ts';
import { useCarousel } from './useCarousel.ts';

export interface CarouselProps extends BaseProps {
  /** Accessible name. */
  label: string;
  /** The slides. */
  children: ReactNode;
  /** Slides per page. */
  perView?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Seconds per page; without it there is no autoplay. */
  autoplayS?: number | undefined;
  /** Whether the last page is followed by the first. */
  loop?: boolean | undefined;
  labels?: Partial<CarouselLabels> | undefined;
}

/** A carousel (APG carousel): a pause button first, arrows, dots of 24 px; pauses on hover and focus, never moves under reduced motion. */
export function Carousel({
  label,
  children,
  perView = 1,
  autoplayS = 0,
  loop: isLoop = false,
  labels,
  ...rest
}: CarouselProps) {
  const words = useLabels(carouselLabels, labels);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const slides = Children.toArray(children);
  const isRunning = !isPaused && !isHeld;
  const carousel = useCarousel({ count: slides.length, perView, isLoop, autoplayS, isRunning });
  const { engine } = carousel;
  const hold = () => {
    setHeld(true);
    carousel.prepare();
  };
  const release = () => setHeld(false);
  const movesByItself = autoplayS > 0 && !carousel.isStill && carousel.pages > 1;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = { ArrowLeft: carousel.back, ArrowRight: carousel.on }[readingKey(event)];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <Root
      {...rest}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-per-view={perView}
      {...chainHandlers(rest, { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release })}
    >
      {engine && <engine.Component {...engine.props} />}
      {carousel.pages > 1 && (
        <button
          type="button"
          className="arrow"
          data-to="previous"
          disabled={!carousel.canGoBack}
          aria-label={words.previous}
          onClick={carousel.back}
        >
          <ChevronLeft aria-hidden />
        </button>
      )}
      <div className="viewport" ref={carousel.setViewport}>
        <div className="row" aria-live={movesByItself && isRunning ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the APG pattern requires a named group per slide
            <div
              key={index}
              className="slide"
              role="group"
              aria-roledescription={words.slideRole}
              aria-label={words.slide(index + 1, slides.length)}
              inert={!carousel.inView.includes(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {carousel.pages > 1 && (
        <button
          type="button"
          className="arrow"
          data-to="next"
          disabled={!carousel.canGoOn}
          aria-label={words.next}
          onClick={carousel.on}
        >
          <ChevronRight aria-hidden />
        </button>
      )}
      {carousel.pages > 1 && (
        <div className="controls">
          {movesByItself && (
            <button
              type="button"
              className="pause"
              aria-label={isPaused ? words.play : words.pause}
              onKeyDown={handleKeyDown}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            </button>
          )}
          {Array.from({ length: carousel.pages }, (_, page) => (
            <button
              key={page}
              type="button"
              className="dot"
              aria-label={words.slide(page + 1, carousel.pages)}
              aria-current={page === carousel.page ? 'true' : undefined}
              onKeyDown={handleKeyDown}
              onClick={() => carousel.go(page)}
            />
          ))}
        </div>
      )}
    </Root>
  );
}
