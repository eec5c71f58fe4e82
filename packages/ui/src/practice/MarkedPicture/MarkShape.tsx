import { memo } from 'react';
import { INKS, linesOf, type MarkStroke, outlineOf, STAMPS, TEXT_SIZE } from './strokes.ts';

/** One mark as SVG, in the picture's own pixels. */
export const MarkShape = memo(function MarkShape({ stroke, width }: { stroke: MarkStroke; width: number }) {
  const { tool, points, text = '', color: ink = INKS[0] } = stroke;
  const [x, y] = points[0] ?? [0, 0];
  if (tool === 'pen' || tool === 'highlighter')
    return <path className="drawn" data-tool={tool} data-ink={ink} d={outlineOf(points, tool)} />;
  if (tool === 'text')
    return (
      <text className="words" data-ink={ink} fontSize={TEXT_SIZE} x={x} y={y}>
        {linesOf(text, x, width).map((line, at) => (
          <tspan key={at} x={x} dy={at === 0 ? 0 : TEXT_SIZE * 1.2}>
            {line}
          </tspan>
        ))}
      </text>
    );
  return <path className="stamp" data-ink={ink} d={STAMPS[tool]} transform={`translate(${x} ${y})`} />;
});
