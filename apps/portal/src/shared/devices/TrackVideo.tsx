import { type ComponentProps, useEffect, useRef } from 'react';

interface TrackVideoProps extends Omit<ComponentProps<'video'>, 'ref' | 'src'> {
  /** A stream, or a single track of the own devices. */
  source: MediaStream | MediaStreamTrack;
  /** The browser plays no sound before somebody clicks; `play` tries again. */
  onBlocked?: ((play: () => void) => void) | undefined;
}

/** Shows what a camera or the other side gives; stops showing it when it goes. */
export function TrackVideo({ source, onBlocked, ...rest }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = source instanceof MediaStream ? source : new MediaStream([source]);
    const play = () => {
      void element.play().catch((error: unknown) => {
        if (error instanceof Error && error.name === 'NotAllowedError') onBlocked?.(play);
      });
    };
    play();
    return () => {
      element.srcObject = null;
    };
  }, [source, onBlocked]);
  return <video {...rest} ref={video} playsInline autoPlay />;
}
