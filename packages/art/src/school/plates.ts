import { at, circle, group, path, rect, svg } from '../drawing.ts';
import { many } from './articles/article.ts';

const plate = (ground: string, things: string) => svg(348, 152, rect(0, 0, 348, 152, `fill="${ground}"`) + things);

const drawMethod = () =>
  plate(
    '#e3eddc',
    path('M0 118H348V152H0Z', 'fill="#c7d8ba"') +
      group(
        'transform="translate(196 30)"',
        rect(0, 0, 112, 92, 'rx="8" fill="#fff"') +
          rect(0, 0, 112, 22, 'rx="8" fill="#5f8f63"') +
          rect(0, 12, 112, 10, 'fill="#5f8f63"') +
          many(12, (i) =>
            rect(
              10 + (i % 4) * 25,
              32 + Math.floor(i / 4) * 19,
              18,
              12,
              `rx="3" fill="${[1, 4, 6].includes(i) ? '#f0a24a' : i === 9 ? '#5f8f63' : '#e3e9df'}"`,
            ),
          ),
      ),
  );

const drawDiary = () =>
  plate(
    '#dfe6f3',
    path('M0 118H348V152H0Z', 'fill="#c3cee3"') +
      group(
        'transform="translate(206 22) rotate(6)"',
        rect(0, 0, 86, 102, 'rx="6" fill="#3f5f95"') +
          rect(10, 0, 76, 102, 'rx="6" fill="#5879b5"') +
          rect(26, 20, 44, 24, 'rx="4" fill="#f7f3e8"') +
          rect(66, 0, 8, 112, 'fill="#f0a24a"'),
      ) +
      group(
        'transform="translate(178 118) rotate(-30)"',
        rect(0, 0, 96, 9, 'rx="4" fill="#d6694b"') + path('M0 0L-14 4.500L0 9Z', 'fill="#f7e1bf"'),
      ),
  );

const drawWorks = () =>
  plate(
    '#f7e4cf',
    path('M0 118H348V152H0Z', 'fill="#ecc99f"') +
      group(
        'transform="translate(196 26)"',
        path('M52 0L104 30V88L52 118L0 88V30Z', 'fill="#fff"') +
          path('M52 0L104 30L52 60L0 30Z', 'fill="#f5b453"') +
          path('M0 30L52 60V118L0 88Z', 'fill="#d9795a"') +
          path('M104 30L52 60V118L104 88Z', 'fill="#4f86b5"') +
          circle(26, 74, 8, 'fill="#fff"') +
          circle(78, 66, 6, 'fill="#fff"') +
          circle(78, 88, 6, 'fill="#fff"'),
      ),
  );

const drawReading = () =>
  plate(
    '#f0e4ea',
    path('M0 118H348V152H0Z', 'fill="#dcc6d2"') +
      group(
        'transform="translate(186 32)"',
        (
          [
            ['#8d5a7b', 0, 86, 20],
            ['#d9a24a', 22, 78, 18],
            ['#5f8f8a', 42, 86, 22],
            ['#c7604a', 66, 70, 16],
            ['#47618f', 84, 82, 24],
          ] as const
        )
          .map(
            ([c, x, h, w]) =>
              rect(x, 86 - h, w, h, `rx="2" fill="${c}"`) + rect(x + 3, 96 - h, w - 6, 5, 'fill="#fff" opacity=".6"'),
          )
          .join('') + group('transform="rotate(16 128 40)"', rect(112, 6, 18, 82, 'rx="2" fill="#e4b7c8"')),
      ),
  );

const drawCampus = () =>
  plate(
    '#d9ecef',
    path('M0 112Q120 92 220 108T348 100V152H0Z', 'fill="#a9cda3"') +
      group(
        'transform="translate(186 34)"',
        rect(0, 26, 120, 62, 'fill="#e08f5f"') +
          path('M-10 30L60 0L130 30Z', 'fill="#8c4632"') +
          rect(50, 54, 20, 34, 'rx="10" fill="#6e2a20"') +
          many(4, (i) => rect(at([10, 30, 78, 98], i), 44, 12, 18, 'rx="2" fill="#ffe6c2"')),
      ) +
      group('', rect(322, 78, 5, 34, 'fill="#5a3a28"') + circle(324, 64, 22, 'fill="#e9a93e"')),
  );

const drawNotice = () =>
  plate(
    '#ebe6e0',
    path('M0 118H348V152H0Z', 'fill="#d3cabf"') +
      group(
        'transform="translate(190 30)"',
        path('M0 30h26L88 0v84L26 58H0Z', 'fill="#c7604a"') +
          path('M0 30h26v28H0Z', 'fill="#9c4433"') +
          path('M12 58h20l8 32H22Z', 'fill="#7b3528"') +
          path(
            'M102 24q14 18 0 38M114 12q26 30 0 62',
            'fill="none" stroke="#d9a24a" stroke-width="6" stroke-linecap="round"',
          ),
      ),
  );

/** Pictures of the boards (plates) of articles, 348 × 152: one thing each, nobody in them. */
export const plates = {
  method: drawMethod,
  diary: drawDiary,
  works: drawWorks,
  reading: drawReading,
  campus: drawCampus,
  notice: drawNotice,
} as const;
