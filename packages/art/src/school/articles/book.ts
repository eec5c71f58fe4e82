import { ellipse, group, linear, path, rect } from '../../drawing.ts';
import { article, many, stroke } from './article.ts';

/** Reading at the window, tea beside the book. */
export function drawBook() {
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      path('M330 0H640V330H420Z', 'fill="#fff6e2" opacity=".6"') +
      path('M0 340H640V460H0Z', 'fill="#b58a62"') +
      path('M0 340H640V354H0Z', 'fill="#96704c"') +
      group(
        'transform="translate(0 6)"',
        path('M120 378q100-66 200-6q100-60 200 6v12q-100-46-200 6q-100-52-200-6Z', 'fill="#6b4b33"') +
          path('M112 354q104-68 208-4v20q-104-58-208 4Z', 'fill="#fffdf6"') +
          path('M528 354q-104-68-208-4v20q104-58 208 4Z', 'fill="#f8efdf"') +
          path('M150 206q90-36 170 14v132q-86-50-208 2Z', 'fill="#fffdf6"') +
          path('M490 206q-90-36-170 14v132q86-50 208 2Z', 'fill="#fbf2e2"') +
          many(6, (i) => stroke(`M${156 - i * 5} ${232 + i * 18}q70-22 ${142 + i * 4} 6`, '#bfae97', 4)) +
          many(6, (i) => stroke(`M344 ${242 + i * 18}q70-30 ${140 + i * 4} -6`, '#bfae97', 4)),
      ) +
      path('M396 196l26-2 18 112-16-8-14 12Z', 'fill="#4f8a80"') +
      group(
        'transform="translate(500 262)"',
        path('M0 34h92v40q0 34-34 34H34Q0 108 0 74Z', 'fill="#4f8a80"') +
          path('M92 46h14q18 0 18 18t-18 18H88', 'fill="none" stroke="#4f8a80" stroke-width="10"') +
          ellipse(46, 34, 46, 11, 'fill="#8a5a2c"') +
          stroke('M30 14q-12-16 0-30t0-28M58 14q-12-16 0-30t0-28', '#fff', 6, 'opacity=".8"'),
      ) +
      group(
        'transform="translate(58 120)"',
        path('M20 160h86l-10 74H30Z', 'fill="#d97b52"') +
          path(
            'M62 160C30 120 22 70 40 22q30 60 22 138ZM62 160c34-30 60-40 84-104q-66 14-84 104ZM60 160C20 150-6 120-10 76q52 18 70 84Z',
            'fill="#6f9a6a"',
          ),
      ),
    linear('a', [
      [0, '#f6e7d3'],
      [1, '#eccfa8'],
    ]),
  );
}
