// A page beside the changed pictures: baseline, actual and difference of each, and the two laid over one another.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STYLE = `
  body { margin: 32px; font: 14px/1.6 system-ui, sans-serif }
  section { margin-bottom: 64px }
  .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid; box-sizing: border-box }
  .over { position: relative; margin-top: 16px } .over img { display: block }
  .over img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--cut, 50%)) }
  input { width: 100% }`;

/** Writes `index.html` for the pictures in the folder and returns its path. @param {string} folder */
export function writePictureReport(folder) {
  const suffix = '-baseline.png';
  const stories = readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length));
  const sections = stories.map((story) => {
    const three = ['baseline', 'actual', 'diff'].map(
      (kind) => `<figure><figcaption>${kind}</figcaption><img src="${story}-${kind}.png" alt="${kind}"></figure>`,
    );
    const over = `<div class="over"><img src="${story}-baseline.png" alt=""><img src="${story}-actual.png" alt=""></div>`;
    const slider = `<input type="range" value="50" aria-label="baseline to actual" oninput="this.nextElementSibling.style.setProperty('--cut', this.value + '%')">`;
    return `<section><h2>${story}</h2><div class="three">${three.join('')}</div>${slider}${over}</section>`;
  });
  const page = path.join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Changed pictures</title><style>${STYLE}</style>${sections.join('\n')}\n`,
  );
  return page;
}
