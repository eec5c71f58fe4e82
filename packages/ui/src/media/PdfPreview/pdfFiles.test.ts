import { afterEach, describe, expect, it, vi } from 'vitest';
import { pdfFiles } from './pdfFiles.ts';

afterEach(() => vi.unstubAllGlobals());

const wanted = { kind: 'cMapUrl', filename: 'UniGB-UCS2-H.bcmap' };
const answering = (response: Response | Error) => {
  const fetched = vi.fn(async (_url: string) => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('what a document does not bring itself', () => {
  it('comes from the folder of the application, character maps and fonts', async () => {
    const fetched = answering(new Response(new Uint8Array([1, 2])));
    const { BinaryDataFactory } = pdfFiles('/web/pdf/', vi.fn());
    expect(await new BinaryDataFactory().fetch(wanted)).toEqual(new Uint8Array([1, 2]));
    expect(fetched).toHaveBeenLastCalledWith('/web/pdf/cmaps/UniGB-UCS2-H.bcmap');
  });

  it.each([
    ['is not there', new Response('', { status: 404 })],
    ['is a page', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['cannot be reached', new Error('offline')],
  ])('is said to be missing where it %s', async (_, response) => {
    answering(response);
    const onMissing = vi.fn();
    const { BinaryDataFactory } = pdfFiles('/web/pdf/', onMissing);
    await expect(new BinaryDataFactory().fetch(wanted)).rejects.toThrow();
    expect(onMissing).toHaveBeenCalledOnce();
  });

  it('is said to be missing where the application serves none, and for pictures of a kind that is not decoded', async () => {
    const onMissing = vi.fn();
    const none = pdfFiles(undefined, onMissing);
    await expect(new none.BinaryDataFactory().fetch(wanted)).rejects.toThrow();
    const some = pdfFiles('/web/pdf/', onMissing);
    await expect(new some.BinaryDataFactory().fetch({ kind: 'wasmUrl', filename: 'jbig2.wasm' })).rejects.toThrow();
    expect(onMissing).toHaveBeenCalledTimes(2);
  });
});
