import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { ImageOff, Maximize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type ImageViewerLabels, imageViewerLabels } from './ImageViewer.labels.ts';
import { FIT, moved, SCALES, STEP_PX, turned, type View, zoomed } from './view.ts';

export interface ImageViewerProps extends BaseProps<HTMLDivElement> {
  /** URL of the picture. */
  src: string;
  /** Alternative text. */
  alt: string;
  /** Initial view. */
  initial?: Partial<View> | undefined;
  labels?: Partial<ImageViewerLabels> | undefined;
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '320px',
  borderRadius: token.radius.card,
  overflow: 'hidden',
  background: token.color.surface.sunken,
  '& > .tools': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space[4],
    padding: token.space[8],
    background: token.color.surface.card,
    boxShadow: token.shadow[1],
  },
  '& .scale': {
    minWidth: '56px',
    color: token.color.text.secondary,
    fontFamily: token.font.number,
    textAlign: 'center',
    ...type[13],
  },
  '& > .stage': {
    position: 'relative',
    flex: 1,
    display: 'grid',
    placeItems: 'center',
    minHeight: 0,
    overflow: 'hidden',
    touchAction: 'none',
    '&:focus-visible': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '-4px' },
  },
  '&[data-near] > .stage': { cursor: 'grab', '&:active': { cursor: 'grabbing' } },
  '& .picture': {
    maxWidth: '92%',
    maxHeight: '92%',
    translate: 'var(--_x) var(--_y)',
    rotate: 'var(--_r)',
    scale: 'var(--_s)',
    transition: `scale ${token.motion.base} ${token.motion.ease}, rotate ${token.motion.base} ${token.motion.ease}`,
    userSelect: 'none',
  },
  '& .broken': { display: 'grid', justifyItems: 'center', gap: token.space[8], color: token.color.text.secondary },
});

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** An image viewer: zoom, rotate, pan; by pointer and by keyboard (WCAG 2.5.7). */
export function ImageViewer({ src, alt, initial, labels, ...rest }: ImageViewerProps) {
  const words = useLabels(imageViewerLabels, labels);
  const [view, setView] = useState<View>({ ...FIT, ...initial });
  const [isBroken, setBroken] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const move = (dx: number, dy: number) =>
    setView((now) => {
      const [image, room] = [picture.current, stage.current];
      if (!image || !room) return now;
      const size = { width: image.offsetWidth, height: image.offsetHeight };
      return moved(now, dx, dy, size, { width: room.clientWidth, height: room.clientHeight });
    });
  const zoom = (way: 1 | -1) => {
    setView((now) => zoomed(now, way));
    move(0, 0);
  };
  const turn = (way: 1 | -1) => {
    setView((now) => turned(now, way));
    move(0, 0);
  };
  const handleKey = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way) move(way[0] * STEP_PX, way[1] * STEP_PX);
    else if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else if (event.key === '0') setView(FIT);
    else if (event.key === 'r') turn(1);
    else if (event.key === 'R') turn(-1);
    else return;
    event.preventDefault();
  };
  const handleDrag = (event: PointerEvent) => {
    if (event.buttons === 1) move(event.movementX, event.movementY);
  };
  const style = {
    '--_s': view.scale,
    '--_r': `${view.turns * 90}deg`,
    '--_x': `${view.x}px`,
    '--_y': `${view.y}px`,
  } as CSSProperties;
  return (
    <Root {...rest} data-near={view.scale > 1 ? '' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element represents a picture that can be panned */}
      <div
        className="stage"
        ref={stage}
        role="group"
        aria-label={alt}
        aria-description={words.hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture handles the keys that pan it
        tabIndex={0}
        onKeyDown={handleKey}
        onPointerMove={handleDrag}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onDoubleClick={() => (view.scale > 1 ? setView({ ...FIT, turns: view.turns }) : zoom(1))}
      >
        {isBroken ? (
          <div className="broken" role="alert">
            <ImageOff />
            {words.broken}
          </div>
        ) : (
          <img
            className="picture"
            ref={picture}
            src={src}
            alt={alt}
            style={style}
            draggable={false}
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <div className="tools" role="toolbar" aria-label={words.tools}>
        <IconButton
          icon={<ZoomOut />}
          label={words.farther}
          disabled={isBroken || view.scale === 1}
          onClick={() => zoom(-1)}
        />
        <span className="scale" role="status">
          {words.scale(Math.round(view.scale * 100))}
        </span>
        <IconButton
          icon={<ZoomIn />}
          label={words.nearer}
          disabled={isBroken || view.scale === SCALES.at(-1)}
          onClick={() => zoom(1)}
        />
        <IconButton icon={<RotateCcw />} label={words.left} disabled={isBroken} onClick={() => turn(-1)} />
        <IconButton icon={<RotateCw />} label={words.right} disabled={isBroken} onClick={() => turn(1)} />
        <IconButton icon={<Maximize />} label={words.fit} disabled={isBroken} onClick={() => setView(FIT)} />
      </div>
    </Root>
  );
}
