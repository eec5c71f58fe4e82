// A page beside the changed pictures: what each is of and what changed there, baseline, actual and difference, the two laid over one
// another, and the whole story with what its picture leaves out.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reported } from './stories/accept.ts';
import { subjectsIn } from './stories/changes.ts';

const STYLE = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, transparent) }
  body { margin: 0 auto; padding: 48px 32px; max-width: 1600px; font: 14px/22px system-ui, sans-serif }
  h1 { font-size: 28px; line-height: 38px; margin: 0 } h2 { font-size: 18px; line-height: 28px; margin: 0 }
  nav { display: flex; flex-wrap: wrap; gap: 8px 20px; margin: 16px 0 48px }
  section { margin-bottom: 64px; padding-top: 16px; border-top: 1px solid var(--line) }
  .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; margin: 16px 0 24px }
  figure { margin: 0 } figcaption { margin-bottom: 4px; opacity: .7 }
  img { display: block; max-width: 100%; box-sizing: border-box; outline: 1px solid var(--line) }
  .over { position: relative; width: fit-content; --cut: 50% }
  .over img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--cut)) }
  .over::after { content: ''; position: absolute; top: 0; bottom: 0; left: var(--cut); border-left: 2px solid Highlight }
  .slide { display: grid; grid-template-columns: auto 1fr auto; gap: 12px; align-items: center; margin-bottom: 8px }
  .slide input { width: 100%; margin: 0 }`;

const root = fileURLToPath(new URL('..', import.meta.url));
const asHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A picture of a story, or a note that there is none: a new story has no baseline yet. */
function figure(folder, story, kind) {
  const file = `${story}-${kind}.${kind === 'baseline' ? 'webp' : 'png'}`;
  const picture = existsSync(path.join(folder, file))
    ? `<a href="${file}"><img src="${file}" alt="${kind} of ${story}" loading="lazy"></a>`
    : '<p>none</p>';
  return `<figure><figcaption>${kind}</figcaption>${picture}</figure>`;
}

/** The actual picture over the baseline; the slider draws the line between them. */
function slider(folder, story) {
  if (!existsSync(path.join(folder, `${story}-baseline.webp`))) return '';
  const move = "this.closest('.compare').querySelector('.over').style.setProperty('--cut', this.value + '%')";
  const range = `<input type="range" value="50" aria-label="From baseline to actual: ${story}" oninput="${move}">`;
  const both = ['baseline.webp', 'actual.png'].map((end) => `<img src="${story}-${end}" alt="" loading="lazy">`);
  return `<div class="compare"><div class="slide">baseline${range}actual</div><div class="over">${both.join('')}</div></div>`;
}

/** What a picture is of, in which way it is looked at, what its folder has changed, and how to take it. */
function words(story, { title, lens, changed }) {
  const lines =
    changed.length > 0 ? `<pre>${changed.map(asHtml).join('\n')}</pre>` : '<p>Nothing in its own folder.</p>';
  const take = `npm run test:stories -- --accept ${story}`;
  return `<h2>${asHtml(title)}</h2><p>${asHtml(lens)} · <code>${take}</code></p><details><summary>Changed since the last commit</summary>${lines}</details>`;
}

/** Writes `index.html` for the pictures in the folder and returns its path; `built` is the workbench. @param {string} folder @param {string} built */
export function writePictureReport(folder, built) {
  const stories = reported(folder);
  const subjectOf = subjectsIn(root, built);
  const links = stories.map((story) => `<a href="#${story}">${story}</a>`);
  const sections = stories.map((story) => {
    const three = ['baseline', 'actual', 'diff'].map((kind) => figure(folder, story, kind));
    const whole = `<details><summary>The whole story</summary>${figure(folder, story, 'whole')}</details>`;
    return `<section id="${story}">${words(story, subjectOf(story))}<div class="three">${three.join('')}</div>${slider(folder, story)}${whole}</section>`;
  });
  const page = path.join(folder, 'index.html');
  const head = `<meta charset="utf-8"><title>Changed pictures</title><style>${STYLE}</style>`;
  const title = `<h1>${stories.length} changed ${stories.length === 1 ? 'picture' : 'pictures'}</h1>`;
  writeFileSync(page, `<!doctype html>${head}${title}<nav>${links.join('')}</nav>${sections.join('\n')}\n`);
  return page;
}
