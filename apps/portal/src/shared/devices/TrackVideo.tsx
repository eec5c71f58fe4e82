import { type ComponentProps, useEffect, useRef } from 'react';

interface TrackVideoProps extends Omit<ComponentProps<'video'>, 'ref' | 'src'> {
  /** A stream, or a single track of the own devices. */
  source: MediaStream | MediaStreamTrack;
  /** Browsers block audio before a user interaction; `play` retries. */
  onBlocked?: ((play: () => void) => void) | undefined;
}

/** Shows a local or remote video track; detaches it on unmount. */
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
