export { Carousel, type CarouselProps } from './media/Carousel/Carousel.tsx';
export { HeroBand, type HeroBandProps } from './media/HeroBand/HeroBand.tsx';
