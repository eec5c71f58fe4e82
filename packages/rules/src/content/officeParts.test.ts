import { describe, expect, it } from 'vitest';
import type { FileExtension } from '../uploads.ts';
import { inspectFile } from './inspectFile.ts';
import { madeCompound, madeFiles, madeZip } from './madeFiles.ts';

const OBJECT = 'word/embeddings/oleObject1.bin';
const TABLE = 'word/embeddings/Sheet1.xlsx';
const PARTS = 'word/_rels/a.xml.rels';
const WITH_MACROS = '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>';

const inspect = (kind: FileExtension, bytes: Uint8Array) =>
  inspectFile(async (from, length) => bytes.subarray(from, from + length), bytes.length, kind);

/** One relationship of a type, to a target elsewhere. */
function relation(type: string, target: string, mode = 'External'): string {
  const name = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
  return `<Relationships><Relationship Id="rId1" Type="${name}" Target="${target}" TargetMode="${mode}"/></Relationships>`;
}

/** A Word document with parts. */
function office(...parts: readonly (readonly [string, string | Uint8Array])[]) {
  return madeZip('[Content_Types].xml', 'word/document.xml', ...parts);
}
const related = (...relationship: Parameters<typeof relation>) => office([PARTS, relation(...relationship)]);

/** A text in UTF-16 with its mark. */
function utf16(text: string): Uint8Array {
  const marked = `\ufeff${text}`;
  const view = new DataView(new ArrayBuffer(2 * marked.length));
  for (let at = 0; at < marked.length; at += 1) view.setUint16(2 * at, marked.charCodeAt(at), true);
  return new Uint8Array(view.buffer);
}

describe('what people write is taken (U4)', () => {
  it.each([
    ['a formula of an older editor', office([OBJECT, madeCompound(['Equation Native'])])],
    ['a chart with its numbers', office([TABLE, madeFiles.xlsx])],
    ['a link to the web', related('hyperlink', 'https://www.example.com/')],
    ['a picture from the web', related('image', 'https://www.example.com/a.png')],
    ['the template on the author’s own disk', related('attachedTemplate', 'file:///C:\\Users\\a\\Normal.dotm')],
    ['a part of the document itself', related('header', 'header1.xml', 'Internal')],
  ] as const)('%s', async (_, bytes) => {
    expect(await inspect('docx', bytes)).toBeNull();
  });
});

describe('an Office document that does something when it is opened is refused, whatever its parts are called (U4)', () => {
  it.each([
    ['macros under another name', related('vbaProject', 'theme.bin', 'Internal'), 'macros'],
    ['macros by its content types', madeZip(['[Content_Types].xml', WITH_MACROS], 'word/document.xml'), 'macros'],
    ['a template from the web', related('attachedTemplate', 'https://evil.example/a.dotm'), 'remote'],
    ['a template from another machine', related('attachedTemplate', '\\\\evil.example\\a.dotm'), 'remote'],
    ['a template from another machine by address', related('attachedTemplate', 'file://evil.example/a.dotm'), 'remote'],
    [
      'an object from the web, in other letters',
      related('oleObject', '&#104;ttp://evil.example/', '&#69;xternal'),
      'remote',
    ],
    ['a page in a frame, in UTF-16', office([PARTS, utf16(relation('frame', 'https://evil.example/'))]), 'remote'],
    ['a program as an object', office([OBJECT, madeFiles.exe]), 'program'],
    ['a program packed as an object', office([OBJECT, madeCompound(['\u0001Ole10Native'])]), 'program'],
    ['an object with macros', office([OBJECT, madeCompound(['_VBA_PROJECT'])]), 'macros'],
    [
      'a table with macros',
      office([TABLE, madeZip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')]),
      'macros',
    ],
    ['an archive', office([TABLE, madeFiles.zip]), 'program'],
    ['words that are defined elsewhere', office([PARTS, '<!DOCTYPE x [<!ENTITY e "External">]>']), 'damaged'],
  ] as const)('%s', async (_, bytes, why) => {
    expect(await inspect('docx', bytes)).toEqual({ why, format: 'docx' });
  });

  it('a file packed into an older document', async () => {
    const bytes = madeCompound(['WordDocument', '\u0001Ole10Native']);
    expect(await inspect('doc', bytes)).toEqual({ why: 'program', format: 'doc' });
  });
});
