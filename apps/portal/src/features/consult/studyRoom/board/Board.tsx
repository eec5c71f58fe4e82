import { IconButton, VisuallyHidden } from '@shuyuan/ui';
import { Minus, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardPage, type BoardPictures } from './BoardPage.tsx';
import type { BoardStore } from './BoardStore.ts';
import { BoardTools } from './BoardTools.tsx';
import { BoardBar, Canvas, Sheet, TextInput } from './board.styles.ts';
import { MarkShape } from './MarkShape.tsx';
import { BOARD, BOARD_TEXT_MAX, type Mark } from './marks.ts';
import { PageTurner } from './PageTurner.tsx';
import { TheirPointer } from './TheirPointer.tsx';

interface BoardProps {
  board: BoardStore;
  pictures: BoardPictures;
  /** The other one of the two. */
  peer: { name: string; type: 'student' | 'lecturer' };
  /** Photos and documents were dropped on the board, at a point of it. */
  onFiles(files: readonly File[], around: { x: number; y: number } | undefined): void;
}

/** The whiteboard: both draw, both see the same (product.md 4.17). */
export const Board = observer(function Board({ board, pictures, peer, onFiles }: BoardProps) {
  const { t } = useTranslation('studyRoom');
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { view, tool, draft, theirDraft, writing, ink, zoom } = board;

  /** Where the pointer is, in units of the board. */
  const pointOf = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) => {
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
  const click = (event: MouseEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    // Once the press is over: the browser's own change of focus, which follows the pointer's events, would leave the field at once.
    if (tool === 'text' && point && !(event.target instanceof HTMLInputElement)) board.press(point.x, point.y);
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    board.point(point);
    if (event.buttons !== 1 || !point) return;
    const scale = svg.current?.getScreenCTM()?.a ?? 1;
    if (tool === 'eraser') rub(event);
    else if (tool === 'move') board.pan(event.movementX / scale, event.movementY / scale);
    else board.drag(point.x, point.y);
  };

  const drop = (event: DragEvent) => {
    const { files } = event.dataTransfer;
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles([...files], pointOf(event) ?? undefined);
  };
  const isHere = (mark: Mark | null): mark is Mark => mark !== null && mark.page === board.page;

  return (
    <Sheet aria-label={t('board')} onDrop={drop}>
      <VisuallyHidden id={id}>{t('boardHint')}</VisuallyHidden>
      <Canvas
        ref={svg}
        role="img"
        aria-label={t('board')}
        aria-describedby={id}
        data-tool={tool}
        data-marks={board.marks.length}
        data-page={board.page}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={board.finish}
        onClick={click}
        onPointerCancel={board.finish}
        onPointerLeave={() => board.point(null)}
      >
        <BoardPage marks={board.marks} pictures={pictures} />
        {isHere(theirDraft) && <MarkShape mark={theirDraft} />}
        {isHere(draft) && <MarkShape mark={draft} />}
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
        <TheirPointer board={board} name={peer.name} role={peer.type} />
      </Canvas>
      <BoardTools board={board} />
      <BoardBar>
        <PageTurner board={board} />
        <hr />
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
      </BoardBar>
    </Sheet>
  );
});
