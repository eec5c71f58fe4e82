import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCHOOL_FOLDER } from '../folders.ts';
import { COVERS, drawSchool } from './pictures.ts';

const pictures = drawSchool();
const sizeOf = (text: string) => /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(text)?.slice(1).map(Number);
/** Lead pictures of the home page; every other picture of an article is a cover. */
const LEADS = ['campus', 'library', 'night', 'notebook', 'cranes'];
const below = (prefix: string) => [...pictures].filter(([file]) => file.startsWith(prefix));

describe('the pictures of the demo data', () => {
  it('are all committed, without other files in their folder', () => {
    const files = readdirSync(SCHOOL_FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${path.basename(entry.parentPath)}/${entry.name}`);
    expect(files.toSorted()).toEqual([...pictures.keys()].toSorted());
  });

  it.each([...pictures.keys()])('%s is committed as it is drawn, the same bytes on every run', (file) => {
    expect(drawSchool().get(file)).toBe(pictures.get(file));
    expect(readFileSync(path.join(SCHOOL_FOLDER, file), 'utf8')).toBe(pictures.get(file));
  });

  it.each([...pictures])('%s holds no script, no foreign content and no outside address', (_, text) => {
    const inside = text.replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(inside).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|https?:|data:|javascript:/i);
    expect(inside).not.toMatch(/href="(?!#)/);
  });

  it('name each attribute of an element once: as a picture, SVG is XML and shows nothing otherwise', () => {
    for (const [file, text] of pictures) {
      for (const [element, inside = ''] of text.matchAll(/<[a-zA-Z]+((?:\s+[\w:-]+="[^"]*")+)\s*\/?>/g)) {
        const names = [...inside.matchAll(/\s([\w:-]+)="/g)].map(([, name]) => name);
        expect(new Set(names).size, `${file}: ${element}`).toBe(names.length);
      }
    }
  });

  it('give every subject at least three covers', () => {
    const subjects = [
      'chinese',
      'math',
      'english',
      'physics',
      'chemistry',
      'biology',
      'history',
      'geography',
      'code',
      'art',
    ];
    expect(Object.keys(COVERS)).toEqual(subjects);
    for (const draw of Object.values(COVERS)) expect(draw.length).toBeGreaterThanOrEqual(3);
  });

  it('are no two alike', () => {
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });

  it('have the sizes that the pages expect: covers 16:9, lecturers 4:5, students and tab icons square, lead pictures 762 × 320, covers of articles 640 × 460, boards 348 × 152, gifts, notes and essays 4:3', () => {
    for (const [file, text] of below('covers/')) expect(sizeOf(text), file).toEqual([768, 432]);
    for (const [file, text] of below('lecturers/')) expect(sizeOf(text), file).toEqual([320, 400]);
    for (const [file, text] of below('students/')) expect(sizeOf(text), file).toEqual([96, 96]);
    for (const [file, text] of below('articles/')) {
      const name = path.basename(file, '.svg');
      const size = LEADS.includes(name) ? [762, 320] : name === 'boatWide' ? [1720, 520] : [640, 460];
      expect(sizeOf(text), file).toEqual(size);
    }
    for (const [file, text] of below('plates/')) expect(sizeOf(text), file).toEqual([348, 152]);
    for (const [file, text] of below('gifts/')) expect(sizeOf(text), file).toEqual([640, 480]);
    for (const [file, text] of below('notes/')) expect(sizeOf(text), file).toEqual([480, 360]);
    for (const [file, text] of below('essays/')) expect(sizeOf(text), file).toEqual([480, 360]);
    for (const [file, text] of below('icons/')) expect(sizeOf(text), file).toEqual([40, 40]);
    expect(['lecturers/', 'students/', 'gifts/', 'notes/', 'essays/'].map((folder) => below(folder).length)).toEqual([
      8, 8, 6, 6, 4,
    ]);
  });

  it('show certificates with a watermark, a masked number and no name', () => {
    const certificates = below('certificates/');
    expect(certificates.length).toBe(4);
    for (const [, text] of certificates) {
      expect(sizeOf(text)).toEqual([640, 448]);
      const words = [...text.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word);
      expect(words.filter((word) => word === '仅供公示').length).toBeGreaterThan(20);
      expect(words.filter((word) => /\d/.test(word ?? ''))).toEqual(['20** **** **** **']);
    }
  });

  it('stay up to 30 KB each', () => {
    for (const [file, text] of pictures) expect(Buffer.byteLength(text), file).toBeLessThanOrEqual(30 * 1024);
  });
});
