import { peers } from 'bench-peers';
import { compressPicture } from '../../../packages/ui/src/upload/compress/compressPicture.ts';

/** One picture compressed. */
export interface Shot {
  /** Total time in ms. */
  totalMs: number;
  /** Size of the result, to verify it. */
  width: number;
}

/** The page's interface for the bench. */
export interface PictureBench {
  /** Draws the photograph for the following shots; resolves to its size in bytes. */
  prepare(width: number, height: number): Promise<number>;
  shoot(name: string): Promise<Shot>;
}

const contenders: Record<string, (file: File) => Promise<Blob | ImageBitmap>> = {
  ...peers,
  ours: (file) => compressPicture(file, new AbortController().signal),
  'bare decode': (file) => createImageBitmap(file),
};

let photograph: File | undefined;

const bench: PictureBench = {
  async prepare(width, height) {
    photograph = await draw(width, height);
    return photograph.size;
  },
  async shoot(name) {
    const run = contenders[name];
    if (!run || !photograph) throw new Error(`Nothing to do for ${name}.`);
    const began = performance.now();
    const result = await run(photograph);
    const totalMs = performance.now() - began;
    const bitmap = result instanceof Blob ? await createImageBitmap(result) : result;
    const { width } = bitmap;
    bitmap.close();
    return { totalMs, width };
  },
};
Object.assign(globalThis, { pictureBench: bench });

/** A photograph without a camera: broad gradients, edges and a fine grain, the same on every run. */
async function draw(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, 'rgb(40 90 160)');
  sky.addColorStop(0.6, 'rgb(230 190 140)');
  sky.addColorStop(1, 'rgb(60 80 50)');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  let seed = 20_261_120;
  const next = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  for (let blot = 0; blot < 600; blot++) {
    context.fillStyle = `rgb(${next() * 255} ${next() * 255} ${next() * 255} / .5)`;
    context.beginPath();
    context.ellipse(next() * width, next() * height, next() * 300 + 20, next() * 200 + 10, next() * 3, 0, 7);
    context.fill();
  }
  const grain = new ImageData(256, 256);
  for (let at = 0; at < grain.data.length; at += 4) {
    const light = next() * 255;
    grain.data.set([light, light, light, 26], at);
  }
  const tile = new OffscreenCanvas(256, 256);
  tile.getContext('2d')?.putImageData(grain, 0, 0);
  const pattern = context.createPattern(tile, 'repeat');
  if (pattern) {
    context.fillStyle = pattern;
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], 'photo.jpg', {
    type: 'image/jpeg',
  });
}
