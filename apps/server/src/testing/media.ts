/** An MP4 box: length, type and content. */
function boxOf(type: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A minimal MP4, with `bytes` of media data. */
export function mp4Of(bytes = 16, brand = 'isom'): Buffer {
  return Buffer.concat([
    boxOf('ftyp', Buffer.from(`${brand}\0\0\x02\0isommp41`, 'latin1')),
    boxOf('moov', boxOf('mvhd', Buffer.alloc(100))),
    boxOf('mdat', Buffer.alloc(bytes)),
  ]);
}

/** Bytes of a frame of MPEG 1 layer III, 128 kbit/s at 44.1 kHz. */
const FRAME_BYTES = 417;

/** An mp3 of silent frames, after an optional ID3 tag of the given size. */
export function mp3Of(frames = 3, tagBytes = 0): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.writeUInt32BE(0xfffb9000);
  const tag = Buffer.alloc(tagBytes > 0 ? 10 + tagBytes : 0);
  if (tagBytes > 0) {
    tag.write('ID3\x04\0\0', 'latin1');
    for (let place = 0; place < 4; place += 1) tag[9 - place] = Math.floor(tagBytes / 128 ** place) % 128;
  }
  return Buffer.concat([tag, ...Array.from({ length: frames }, () => frame)]);
}
