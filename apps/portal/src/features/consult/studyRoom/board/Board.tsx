import { IconButton, VisuallyHidden } from '@shuyuan/ui';
import { Minus, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardStore } from './BoardStore.ts';
import { BoardTools } from './BoardTools.tsx';
import { Canvas, GridDot, Paper, Sheet, TextInput, Zoom } from './board.styles.ts';
import { MarkShape } from './MarkShape.tsx';
import { BOARD, BOARD_TEXT_MAX } from './marks.ts';

interface BoardProps {
  board: BoardStore;
  /** Addresses of the pictures of the question. */
  images: readonly string[];
}

/** The whiteboard: both draw, both see the same (product.md 4.17). */
export const Board = observer(function Board({ board, images }: BoardProps) {
  const { t } = useTranslation('studyRoom');
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { view, tool, draft, theirDraft, writing, ink, zoom } = board;

  /** Where the pointer is, in units of the board. */
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: Math.min(BOARD.width, Math.max(0, x)), y: Math.min(BOARD.height, Math.max(0, y)) };
  };
  const rub = ({ clientX, clientY }: PointerEvent) => {
    const met = document.elementFromPoint(clientX, clientY)?.closest('[data-mark]')?.getAttribute('data-mark');
    if (met) board.rub(met);
  };
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (event.button !== 0 || !point || event.target instanceof HTMLInputElement) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (tool === 'eraser') rub(event);
    else if (tool !== 'text') board.press(point.x, point.y);
  };
  const release = (event: PointerEvent<SVGSVGElement>) => {
    board.finish();
    const point = pointOf(event);
    // Not on pointer down, which would move the focus away again.
    if (tool === 'text' && point && !(event.target instanceof HTMLInputElement)) board.press(point.x, point.y);
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (event.buttons !== 1 || !point) return;
    const scale = svg.current?.getScreenCTM()?.a ?? 1;
    if (tool === 'eraser') rub(event);
    else if (tool === 'move') board.pan(event.movementX / scale, event.movementY / scale);
    else board.drag(point.x, point.y);
  };

  return (
    <Sheet aria-label={t('board')}>
      <VisuallyHidden id={id}>{t('boardHint')}</VisuallyHidden>
      <Canvas
        ref={svg}
        role="img"
        aria-label={t('board')}
        aria-describedby={id}
        data-tool={tool}
        data-marks={board.marks.length}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={board.finish}
      >
        <defs>
          <pattern id={`${id}dots`} width={40} height={40} patternUnits="userSpaceOnUse">
            <GridDot cx={20} cy={20} r={1.6} fill="currentColor" />
          </pattern>
        </defs>
        <Paper width={BOARD.width} height={BOARD.height} />
        <rect width={BOARD.width} height={BOARD.height} fill={`url(#${id}dots)`} />
        {board.marks.map(({ id: mark, mark: shape, from }) => (
          <MarkShape key={mark} id={mark} mark={shape} from={from} images={images} />
        ))}
        {theirDraft && <MarkShape mark={theirDraft} images={images} />}
        {draft && <MarkShape mark={draft} images={images} />}
        {writing && (
          <foreignObject x={writing.x} y={writing.y - 28} width={420} height={60} data-ink={ink}>
            <TextInput
              key={`${writing.x},${writing.y}`}
              // The student chose this place to write at.
              autoFocus
              aria-label={t('writeHere')}
              maxLength={BOARD_TEXT_MAX}
              onBlur={({ currentTarget }) => board.write(currentTarget.value)}
              onKeyDown={({ key: name, currentTarget, nativeEvent }) => {
                if (nativeEvent.isComposing) return;
                if (name === 'Enter') board.write(currentTarget.value);
                if (name === 'Escape') board.write('');
              }}
            />
          </foreignObject>
        )}
      </Canvas>
      <BoardTools board={board} />
      <Zoom>
        <IconButton
          size="sm"
          icon={<Minus />}
          label={t('zoomOut')}
          disabled={zoom === 1}
          onClick={() => board.zoomBy(-1)}
        />
        <output>{t('zoom', { percent: Math.round(zoom * 100) })}</output>
        <IconButton
          size="sm"
          icon={<Plus />}
          label={t('zoomIn')}
          disabled={!board.canZoomIn}
          onClick={() => board.zoomBy(1)}
        />
      </Zoom>
    </Sheet>
  );
});
