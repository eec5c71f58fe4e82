import { type Crop, matrixOf, type Size, scaleOf } from './crop.ts';

/** Renders the part of a picture inside the frame as a new picture; smaller if it has fewer pixels. */
export async function renderCrop(image: HTMLImageElement, crop: Crop, most: Size, type: string): Promise<Blob> {
  const owned = crop.frame.width / scaleOf(crop);
  const width = Math.round(Math.min(most.width, Math.max(1, owned)));
  const k = width / crop.frame.width;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round(crop.frame.height * k));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The picture could not be drawn.');
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrixOf(crop, k));
  context.drawImage(image, 0, 0, crop.picture.width, crop.picture.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('The picture could not be written.');
  return blob;
}
