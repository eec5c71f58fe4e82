import { rect } from '../../drawing.ts';
import { drawing, INK, ink, letters, red } from './paper.ts';

/** A ray that enters glass from air, with both angles. */
export const drawRefraction = () =>
  drawing(
    300,
    rect(20, 150, 440, 132, 'fill="#e4effb"') +
      ink('M20 150H460') +
      ink('M240 24V282', { more: 'stroke-dasharray="6 6" stroke-opacity=".6"' }) +
      red('M114 24L240 150L306 264') +
      red('M170 92l11-1M181 91l-1-11M280 207l-1 12M279 219l-11-5') +
      ink('M240 108A42 42 0 0 0 210 120M240 198A48 48 0 0 0 264 192', { width: 1.5 }) +
      letters([[206, 98, '45°']]) +
      letters([[246, 222, 'r']], 'font-style="italic"') +
      letters([
        [330, 136, '空气 air'],
        [330, 178, '玻璃 glass'],
      ]),
  );

/** The frequency of a whistle on a platform while a train passes. */
export const drawWhistle = () =>
  drawing(
    280,
    ink('M64 248V28M58 38l6-10 6 10M64 248H446M436 242l10 6-10 6') +
      ink('M64 132H420M230 72V248', { width: 1.5, more: 'stroke-dasharray="6 6" stroke-opacity=".5"' }) +
      red('M64 72H214C230 72 226 188 242 188H420') +
      letters(
        [
          [76, 40, 'f / Hz'],
          [410, 272, 't / s'],
        ],
        'font-style="italic"',
      ) +
      letters([
        [24, 78, '540'],
        [24, 138, '500'],
        [40, 194, '?'],
        [221, 270, '12'],
      ]) +
      `<circle cx="230" cy="132" r="3.5" fill="${INK}"/>`,
  );
