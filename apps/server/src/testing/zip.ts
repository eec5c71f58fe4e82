/** An entry of a zip; declared sizes may be false, as in a zip bomb. */
export interface ZipEntry {
  name: string;
  text?: string;
  /** Declared uncompressed size in bytes. */
  claims?: number;
  /** General purpose flags; 1 means encrypted. */
  flags?: number;
  /** Unix mode in the outer attributes; 0o120000 is a link. */
  mode?: number;
}

/** A minimal zip of stored entries. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text = '', claims, flags = 0, mode = 0 } of entries) {
    const [title, body] = [Buffer.from(name), Buffer.from(text)];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt32LE(body.length, 18);
    head.writeUInt32LE(body.length, 22);
    head.writeUInt16LE(title.length, 26);
    bodies.push(head, title, body);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt16LE(flags, 8);
    line.writeUInt32LE(body.length, 20);
    line.writeUInt32LE(claims ?? body.length, 24);
    line.writeUInt16LE(title.length, 28);
    line.writeUInt32LE((mode << 16) >>> 0, 38);
    line.writeUInt32LE(offset, 42);
    directory.push(line, title);
    offset += head.length + title.length + body.length;
  }
  const whole = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(whole.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, whole, end]);
}

const DOCUMENT: readonly ZipEntry[] = [
  { name: '[Content_Types].xml', text: '<Types/>' },
  { name: 'word/document.xml', text: '<w:document/>' },
];

/** A Word document with more entries. */
export const docxOf = (...more: readonly ZipEntry[]): Buffer => zipOf([...DOCUMENT, ...more]);
