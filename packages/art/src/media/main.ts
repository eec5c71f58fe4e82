// Draws the media of the demo lesson and of its questions, into a folder that is given or the seed's, and notes what they are made
// from. Needs ffmpeg, rsvg-convert and espeak-ng: pnpm --filter @shuyuan/art run draw:media
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEDIA_FOLDER } from '../folders.ts';
import { ASKED, SPOKEN, writeCaptions } from './captions.ts';
import { MANIFEST, writeManifest } from './manifest.ts';
import { writePdf } from './pdf.ts';
import { drawSlide, LESSON_S } from './slides.ts';

const FOLDER = process.argv[2] ?? MEDIA_FOLDER;
const FPS = 6;
const GOP = FPS * 4;
/** Height, bits of the picture a second, bits of the sound a second. */
const QUALITIES = [
  [360, 60_000, 32_000],
  [540, 100_000, 32_000],
  [720, 150_000, 48_000],
] as const;

const work = mkdtempSync(path.join(tmpdir(), 'media-'));
const run = (command: string, ...given: (string | number)[]) =>
  execFileSync(command, given.map(String), { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
const ffmpeg = (...given: (string | number)[]) => run('ffmpeg', '-loglevel', 'error', '-y', '-bitexact', ...given);

for (let frame = 0; frame < LESSON_S * FPS; frame += 1) {
  const name = `f${String(frame).padStart(4, '0')}`;
  writeFileSync(path.join(work, `${name}.svg`), drawSlide(frame / FPS));
  run('rsvg-convert', '-o', `${name}.png`, `${name}.svg`);
}
for (const [place, [, words]] of SPOKEN.entries())
  run('espeak-ng', '-v', 'en-gb', '-s', 140, '-w', `s${place}.wav`, words);
for (const [name, words] of Object.entries(ASKED))
  run('espeak-ng', '-v', 'en-gb', '-s', 130, '-w', `${name}.wav`, words);
const delayed = SPOKEN.map(([second], place) => `[${place}]adelay=${second * 1_000 + 500}[d${place}]`).join(';');
ffmpeg(
  ...SPOKEN.flatMap((_, place) => ['-i', `s${place}.wav`]),
  '-filter_complex',
  `${delayed};${SPOKEN.map((_, place) => `[d${place}]`).join('')}amix=inputs=${SPOKEN.length}:normalize=0,apad,atrim=0:${LESSON_S}`,
  'voice.wav',
);

rmSync(FOLDER, { recursive: true, force: true });
const master = ['#EXTM3U', '#EXT-X-VERSION:7'];
for (const [height, video, sound] of QUALITIES) {
  const folder = path.join(FOLDER, 'hls', String(height));
  mkdirSync(folder, { recursive: true });
  const width = (height * 16) / 9;
  ffmpeg(
    ...['-framerate', FPS, '-i', 'f%04d.png', '-i', 'voice.wav', '-vf', `scale=${width}:${height}`, '-t', LESSON_S],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-preset', 'veryslow', '-tune', 'animation'],
    ...[
      '-b:v',
      video,
      '-maxrate',
      video * 1.5,
      '-bufsize',
      video * 3,
      '-g',
      GOP,
      '-keyint_min',
      GOP,
      '-sc_threshold',
      0,
    ],
    ...['-threads', 1, '-c:a', 'aac', '-b:a', sound, '-ar', 44_100, '-ac', 1],
    ...[
      '-f',
      'hls',
      '-hls_time',
      4,
      '-hls_playlist_type',
      'vod',
      '-hls_segment_type',
      'fmp4',
      '-hls_fmp4_init_filename',
      'init.mp4',
      '-hls_segment_filename',
      path.join(folder, 's%02d.m4s'),
    ],
    path.join(folder, 'index.m3u8'),
  );
  const codecs = `avc1.4d40${{ 360: '1f', 540: '28', 720: '32' }[height]},mp4a.40.2`;
  master.push(
    `#EXT-X-STREAM-INF:BANDWIDTH=${(video + sound) * 2},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
    `${height}/index.m3u8`,
  );
}
writeFileSync(path.join(FOLDER, 'hls/index.m3u8'), `${master.join('\n')}\n`);
for (const language of ['cn', 'en'] as const) {
  writeFileSync(path.join(FOLDER, `hls/${language}.vtt`), writeCaptions(language));
}
run('cp', 'f0240.png', 'poster.png');
ffmpeg('-i', 'poster.png', '-vf', 'scale=640:360', '-q:v', 6, path.join(FOLDER, 'poster.jpg'));
ffmpeg(
  ...['-framerate', FPS, '-i', 'f%04d.png', '-i', 'voice.wav', '-vf', 'scale=854:480', '-t', LESSON_S],
  ...['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-preset', 'veryslow', '-tune', 'animation'],
  ...['-crf', 30, '-g', GOP, '-threads', 1, '-c:a', 'aac', '-b:a', 32_000, '-ac', 1, '-movflags', '+faststart'],
  path.join(FOLDER, 'lesson.mp4'),
);
ffmpeg('-i', 'voice.wav', '-ac', 1, '-ar', 22_050, '-b:a', 32_000, path.join(FOLDER, 'lesson.mp3'));
writeFileSync(path.join(FOLDER, 'lesson.pdf'), writePdf());
mkdirSync(path.join(FOLDER, 'questions'));
for (const name of Object.keys(ASKED)) {
  const file = path.join(FOLDER, `questions/${name}.mp3`);
  ffmpeg('-i', `${name}.wav`, '-ac', 1, '-ar', 22_050, '-b:a', 32_000, file);
}
rmSync(work, { recursive: true });
if (FOLDER === MEDIA_FOLDER) writeFileSync(MANIFEST, writeManifest());
