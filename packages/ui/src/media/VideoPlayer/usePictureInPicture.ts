import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '../../foundations/useHydrated.ts';

/** Picture in picture of a video; `toggle` is undefined where the browser has none. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.pictureInPictureElement !== null);
    const node = video.current;
    node?.addEventListener('enterpictureinpicture', look);
    node?.addEventListener('leavepictureinpicture', look);
    return () => {
      node?.removeEventListener('enterpictureinpicture', look);
      node?.removeEventListener('leavepictureinpicture', look);
    };
  }, [video]);
  const toggle = () => {
    const change = isOn ? document.exitPictureInPicture() : video.current?.requestPictureInPicture();
    change?.catch(() => undefined);
  };
  const isHydrated = useHydrated();
  return { isOn, toggle: isHydrated && document.pictureInPictureEnabled ? toggle : undefined };
}
