import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decode, isStampedWith, toPng, toWebp } from './files.ts';
import type { Picture } from './pixels.ts';
import { allWritten, checkPicture, extraSheets, servePictures } from './service.ts';

const picture = (colour: number): Picture => ({ width: 40, height: 30, data: new Uint32Array(1_200).fill(colour) });
const [RED, NEARLY_RED] = [picture(0xff_00_00_ff), picture(0xff_00_00_fe)];

describe('the baselines of a folder (docs/decisions/0026)', () => {
  let home = '';
  const baselines = (isUpdate: boolean) => ({ folder: home, report: path.join(home, 'report'), isUpdate });
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'shuyuan-pictures-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('are stored without loss', async () => {
    const png = await toPng(NEARLY_RED);
    expect(await decode(await toWebp(NEARLY_RED, png))).toEqual(await decode(png));
  });

  it('know the screenshot that they were made from, so that an unchanged one need not be decoded', async () => {
    const png = await toPng(RED);
    const stored = await toWebp(RED, png);
    expect(isStampedWith(stored, png)).toBe(true);
    expect(isStampedWith(stored, await toPng(NEARLY_RED))).toBe(false);
    expect(isStampedWith(png, png)).toBe(false);
  });

  it('are compared by their pixels where the screenshot has other bytes', async () => {
    await checkPicture(baselines(true), 'a--matrix', await toPng(RED));
    await allWritten();
    const sameLook = await sharp(await toPng(RED))
      .png({ compressionLevel: 9, adaptiveFiltering: true })
      .toBuffer();
    expect(isStampedWith(readFileSync(path.join(home, 'a--matrix.webp')), sameLook)).toBe(false);
    expect((await checkPicture(baselines(false), 'a--matrix', sameLook)).isSame).toBe(true);
  });

  it('a picture without one is a failure, and in the report', async () => {
    const { isSame, message } = await checkPicture(baselines(false), 'a--matrix', await toPng(RED));
    expect(isSame).toBe(false);
    expect(message).toContain('has no baseline yet');
    expect(readdirSync(path.join(home, 'report'))).toEqual(['a--matrix-actual.png']);
  });

  it('an update writes one, and the picture of the former kind goes', async () => {
    writeFileSync(path.join(home, 'a--matrix.png'), await toPng(RED));
    expect((await checkPicture(baselines(true), 'a--matrix', await toPng(RED))).isSame).toBe(true);
    await allWritten();
    expect(readdirSync(home)).toEqual(['a--matrix.webp']);
    expect((await checkPicture(baselines(false), 'a--matrix', await toPng(RED))).isSame).toBe(true);
  });

  it('a change of one level is a failure, and the report has baseline, picture and difference', async () => {
    await checkPicture(baselines(true), 'a--matrix', await toPng(RED));
    await allWritten();
    const { isSame, message } = await checkPicture(baselines(false), 'a--matrix', await toPng(NEARLY_RED));
    expect(isSame).toBe(false);
    expect(message).toBe('The picture a--matrix differs. Flat colour changed: #ff0000 → #fe0000 (1184 px).');
    expect(readdirSync(path.join(home, 'report')).sort()).toEqual([
      'a--matrix-actual.png',
      'a--matrix-baseline.webp',
      'a--matrix-diff.png',
    ]);
  });

  it('a sheet that a Matrix no longer has is told, and an update removes it', async () => {
    for (const name of ['a--matrix', 'a--matrix--2']) await checkPicture(baselines(true), name, await toPng(RED));
    await allWritten();
    expect(extraSheets(baselines(false), 'a--matrix', 2)).toEqual([]);
    expect(extraSheets(baselines(false), 'a--matrix', 1)).toEqual(['a--matrix--2']);
    expect(extraSheets(baselines(true), 'a--matrix', 1)).toEqual([]);
    expect(readdirSync(home)).toEqual(['a--matrix.webp']);
  });

  it('an update takes what two looks agree on, never the first look alone', async () => {
    const { url, close, takes } = await servePictures(baselines(true));
    const send = async (look: string, png: Buffer) =>
      (await fetch(`${url}?name=a--matrix&${look}`, { method: 'POST', body: new Uint8Array(png) })).json();
    const unsettled = picture(0xff_80_80_80);
    expect(await send('first', await toPng(unsettled))).toMatchObject({ isSame: false });
    expect(await send('again', await toPng(RED))).toMatchObject({ isSame: false, isUnsteady: true });
    await allWritten();
    expect(readdirSync(home)).toEqual([]);
    expect(await send('again', await toPng(RED))).toEqual({ isSame: true, message: '', taken: 'new' });
    await close();
    expect(await decode(readFileSync(path.join(home, 'a--matrix.webp')))).toEqual(RED);
    expect(takes.recovered).toEqual(['a--matrix']);
  });

  it('a picture that differs at first and is the same at a later look, in this or a later try, is counted', async () => {
    await checkPicture(baselines(true), 'a--matrix', await toPng(RED));
    await allWritten();
    const { url, close, takes } = await servePictures(baselines(false));
    const send = async (look: string, png: Buffer) =>
      (await fetch(`${url}?name=a--matrix&${look}`, { method: 'POST', body: new Uint8Array(png) })).json();
    expect(await send('first', await toPng(RED))).toMatchObject({ isSame: true });
    expect(takes.recovered).toEqual([]);
    expect(await send('first', await toPng(NEARLY_RED))).toMatchObject({ isSame: false });
    expect(existsSync(path.join(home, 'report'))).toBe(false);
    expect(await send('again', await toPng(NEARLY_RED))).toMatchObject({ isSame: false });
    expect(existsSync(path.join(home, 'report'))).toBe(true);
    expect(takes.recovered).toEqual([]);
    expect(await send('first', await toPng(RED))).toMatchObject({ isSame: true });
    expect(takes.recovered).toEqual(['a--matrix']);
    await close();
  });

  it('a name that leaves the folder is refused', async () => {
    await expect(checkPicture(baselines(true), '../a', await toPng(RED))).rejects.toThrow('No name of a picture');
    expect(existsSync(path.join(home, '../a.webp'))).toBe(false);
  });

  it('the service compares with the first picture of a run where there is no file', async () => {
    const { url, close } = await servePictures(baselines(false));
    const send = async (png: Buffer) =>
      (await fetch(`${url}?name=control&held`, { method: 'POST', body: new Uint8Array(png) })).json();
    expect(await send(await toPng(RED))).toEqual({ isSame: true, message: '' });
    expect(await send(await toPng(RED))).toEqual({ isSame: true, message: '' });
    expect(await send(await toPng(NEARLY_RED))).toMatchObject({ isSame: false });
    await close();
    expect(readdirSync(home)).toEqual([]);
  });
});
