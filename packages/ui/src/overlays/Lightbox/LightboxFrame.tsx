import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, ImageOff, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Lightbox.labels.ts';

/** One picture. */
export interface LightboxImage {
  /** URL of the picture. */
  src: string;
  /** Alternative text and caption. */
  alt: string;
}

export interface LightboxFrameProps {
  images: readonly LightboxImage[];
  index: number;
  zoomed: boolean;
  onTurn: (index: number, event: SyntheticEvent) => void;
  onZoom: (zoomed: boolean) => void;
}

/** The content of the lightbox. */
export function LightboxFrame({ images, index, zoomed, onTurn, onZoom }: LightboxFrameProps) {
  const words = useLabels(labels);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const image = images[index];
  const isMany = images.length > 1;
  return (
    <>
      <div className="bar">
        <span className="place" aria-hidden="true">
          {isMany ? `${index + 1} / ${images.length}` : ''}
        </span>
        <IconButton
          tone="inverse"
          icon={zoomed ? <ZoomOut /> : <ZoomIn />}
          label={zoomed ? words.zoomOut : words.zoomIn}
          disabled={!image || broken.includes(image.src)}
          onClick={() => onZoom(!zoomed)}
        />
        <Dialog.Close render={<IconButton tone="inverse" icon={<X />} label={words.close} />} />
      </div>
      {/* A picture larger than the stage is scrolled by arrow keys, so the stage takes the focus (WCAG 2.1.1). */}
      <div className="stage" {...(zoomed ? { tabIndex: 0, role: 'group', 'aria-label': image?.alt } : undefined)}>
        {image && broken.includes(image.src) ? (
          <div className="broken" role="alert">
            <ImageOff />
            {words.broken}
          </div>
        ) : (
          image && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the zoom button above does the same for the keyboard
            <img
              className="picture"
              key={image.src}
              src={image.src}
              alt={image.alt}
              onClick={() => onZoom(!zoomed)}
              onError={() => setBroken((known) => [...known, image.src])}
            />
          )
        )}
      </div>
      {isMany && (
        <>
          <span className="turn" data-way="back">
            <IconButton
              size="lg"
              tone="inverse"
              icon={<ChevronLeft />}
              label={words.previous}
              disabled={index === 0}
              onClick={(event) => onTurn(index - 1, event)}
            />
          </span>
          <span className="turn" data-way="forward">
            <IconButton
              size="lg"
              tone="inverse"
              icon={<ChevronRight />}
              label={words.next}
              disabled={index === images.length - 1}
              onClick={(event) => onTurn(index + 1, event)}
            />
          </span>
        </>
      )}
      <p className="caption">{image?.alt}</p>
      <span className="said" role="status">
        {isMany ? words.place(index + 1, images.length) : ''}
      </span>
    </>
  );
}
