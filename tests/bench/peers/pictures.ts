import compress from 'browser-image-compression';
import Compressor from 'compressorjs';
import pica from 'pica';

const WIDTH = 800;

/** Picture compression libraries, each configured for 800 px and PNG as its manual says. */
export const peers: Record<string, (file: File) => Promise<Blob>> = {
  compressorjs: (file) =>
    new Promise((success, error) => new Compressor(file, { width: WIDTH, mimeType: 'image/png', success, error })),
  // Its worker fetches the library from another host; without it, it runs on the main thread, as it also does offline.
  'browser-image-compression': (file) =>
    compress(file, {
      maxWidthOrHeight: WIDTH,
      fileType: 'image/png',
      useWebWorker: false,
      alwaysKeepResolution: false,
    }),
  pica: async (file) => {
    const image = new Image();
    image.src = URL.createObjectURL(file);
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.round((image.naturalHeight * WIDTH) / image.naturalWidth);
    const resizer = pica();
    await resizer.resize(image, canvas);
    URL.revokeObjectURL(image.src);
    return resizer.toBlob(canvas, 'image/png');
  },
};
