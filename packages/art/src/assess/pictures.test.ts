import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASSESS_FOLDER } from '../folders.ts';
import { drawAssess } from './pictures.ts';

const pictures = drawAssess();

describe('the pictures of the assessment pages', () => {
  it('are all committed as they are drawn, without other files in their folder', () => {
    expect(readdirSync(ASSESS_FOLDER).toSorted()).toEqual([...pictures.keys()].toSorted());
    for (const [file, text] of pictures) {
      expect(readFileSync(path.join(ASSESS_FOLDER, file), 'utf8'), file).toBe(text);
      expect(drawAssess().get(file), file).toBe(text);
    }
  });

  it('hold no script, no foreign content and no outside address, and stay below 4 KB', () => {
    for (const [file, text] of pictures) {
      const inside = text.replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(inside, file).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|https?:|data:|javascript:/i);
      expect(Buffer.byteLength(text), file).toBeLessThan(4 * 1024);
    }
  });
});
