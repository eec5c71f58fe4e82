import { Agent, request } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';

const PICTURES = 8;
/** A small file that takes 60 MB decoded: a plain surface below a strip of noise. */
const SIDE = 4_500;
const NOISE_BYTES = 250_000;
const READERS = 10;
const STATIC = '/files/seed/articles/campus.svg';

/** Row 25: static files while uploaded pictures are decoded, against the same server idle (U11). */
export async function measurePictures(bench: Bench, { rounds, shotMs }: Options): Promise<Figure[]> {
  const { url, school, made } = await bench.prepared(
    'bench_pictures',
    { courses: 10, tenants: 0 },
    async (_store, school) => {
      const tokens: string[] = [];
      for (let each = 0; each < PICTURES; each += 1) tokens.push((await school.student()).token);
      return tokens;
    },
  );
  const ours = await bench.ours({ url, school });
  const picture = buildPng();
  let failures = 0;
  const found = await measureRounds(
    {
      idle: () => readUntil(ours.port, new Promise((resolve) => setTimeout(resolve, shotMs * 2))),
      busy: () =>
        readUntil(
          ours.port,
          Promise.all(made.map((token) => upload(ours.port, token, picture))).then((answers) => {
            failures += answers.filter((isStored) => !isStored).length;
          }),
        ),
    },
    rounds,
  );
  await ours.stop();
  const p99 = (name: 'idle' | 'busy') => show(median(found.map((round) => round[name])), ' ms');
  return [
    {
      row: 25,
      name: `static file while ${PICTURES} pictures are decoded, p99`,
      ours: p99('busy'),
      peer: p99('idle'),
      against: 'the same server idle',
      ratio: ratioOf(
        found,
        (round) => round.busy,
        (round) => round.idle,
      ),
      goal: { atMost: 1.5 },
      note: `${(picture.length / 1024).toFixed(0)} KB and ${((SIDE * SIDE * 3) / 1e6).toFixed(0)} MB decoded each; ${failures} uploads failed`,
    },
  ];
}

/** The p99 in ms of a static file, read over a few connections until `end`. */
async function readUntil(port: number, end: Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const times: number[] = [];
  let isOver = false;
  const ended = end.finally(() => {
    isOver = true;
  });
  await Promise.all([
    ended,
    ...Array.from({ length: READERS }, async () => {
      while (!isOver) times.push(await read(port, agent));
    }),
  ]);
  agent.destroy();
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

function read(port: number, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: STATIC, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${STATIC} answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - began));
    })
      .on('error', reject)
      .end();
  });
}

async function upload(port: number, token: string, picture: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ isStudent: '1', token })) form.append(name, value);
  form.append('imgFile', new Blob([picture], { type: 'image/png' }), 'a.png');
  const answer = await fetch(`http://127.0.0.1:${port}/upload/fileUpload/imgUpload`, { method: 'POST', body: form });
  return ((await answer.json()) as { code?: number }).code === 0;
}

/** A PNG without any library of pictures: what is measured is the server. */
function buildPng(): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc((SIDE * 3 + 1) * SIDE, 120);
  for (let at = 0; at < NOISE_BYTES; at += 1) rows[at] = Math.floor(Math.random() * 256);
  for (let row = 0; row < SIDE; row += 1) rows[row * (SIDE * 3 + 1)] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]),
  );
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
