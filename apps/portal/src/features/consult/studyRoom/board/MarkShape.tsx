import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkText, PhotoCaption, PhotoCard } from './board.styles.ts';
import type { Mark } from './marks.ts';
import { strokePath } from './strokePath.ts';

interface MarkShapeProps {
  /** Absent while it is being drawn. */
  id?: string;
  mark: Mark;
  from?: 'student' | 'lecturer';
  /** Address of a picture; absent while it is not known. */
  src?: string | undefined;
}

const PHOTO = { width: 420, height: 360, margin: 16 } as const;

/** One mark of the board. */
export const MarkShape = memo(function MarkShape({ id, mark, from, src }: MarkShapeProps) {
  const facts = { 'data-mark': id, 'data-from': from };
  if (mark.kind === 'photo') return <Photo {...facts} mark={mark} src={src} />;
  if (mark.kind === 'picture') return <Picture {...facts} mark={mark} src={src} />;
  if (mark.kind === 'text') {
    return (
      <MarkText {...facts} data-ink={mark.ink} x={mark.x} y={mark.y} dominantBaseline="middle" fill="currentColor">
        {mark.text}
      </MarkText>
    );
  }
  if (mark.kind === 'line') {
    const [x1, y1, x2 = x1, y2 = y1] = mark.points;
    return (
      <line
        {...facts}
        data-ink={mark.ink}
        {...{ x1, y1, x2, y2 }}
        stroke="currentColor"
        strokeWidth={5}
        strokeLinecap="round"
      />
    );
  }
  return <path {...facts} data-ink={mark.ink} d={strokePath(mark.points)} fill="currentColor" />;
});

interface PhotoProps {
  mark: Mark & { kind: 'photo' };
  src: string | undefined;
}

/** A picture of the question as a card. */
function Photo({ mark, src, ...facts }: PhotoProps) {
  const { t } = useTranslation('studyRoom');
  const { width, height, margin } = PHOTO;
  if (src === undefined) return null;
  return (
    <g {...facts} transform={`translate(${mark.x} ${mark.y}) rotate(2)`}>
      <PhotoCard width={width} height={height} rx={10} />
      <image
        href={src}
        x={margin}
        y={margin}
        width={width - 2 * margin}
        height={height - 64}
        preserveAspectRatio="xMidYMid meet"
        aria-label={t('photoAlt')}
      />
      <PhotoCaption x={margin} y={height - 22}>
        {t('photoCaption', { n: mark.index + 1 })}
      </PhotoCaption>
    </g>
  );
}

interface PictureProps {
  mark: Mark & { kind: 'picture' };
  src: string | undefined;
}

/** A photo of the talk, to write on: larger than a card, and straight. */
function Picture({ mark, src, ...facts }: PictureProps) {
  const { t } = useTranslation('studyRoom');
  const { x, y, width, height } = mark;
  if (src === undefined) return null;
  return (
    <g {...facts}>
      <PhotoCard x={x} y={y} width={width} height={height} />
      <image href={src} {...{ x, y, width, height }} preserveAspectRatio="xMidYMid meet" aria-label={t('pictureAlt')} />
    </g>
  );
}
