import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { browser } from '../../../scripts/chromium.mjs';
import { call } from './api.ts';
import type { Server } from './server.ts';
import { DEMO, logIn } from './session.ts';
import { words } from './words.ts';

/** The lecturer of the seed that can log in, the same number in every school (product.md 4.23). */
export const LECTURER = { account: '13900000001', password: 'Shuyuan2026' } as const;

/** A browser with fake camera and microphone: a moving picture and a beep each second. */
export async function withMedia() {
  const options = await browser();
  const args = [...(options.args ?? []), '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  return { launchOptions: { ...options, args }, permissions: ['camera', 'microphone'] };
}

/** Logs the lecturer in and opens the desk; resolves to the name that students see. */
export async function comeToDesk(page: Page, server: Server, school: string): Promise<{ name: string }> {
  const { name } = await call(server, school, contract.talk.login, { ...LECTURER, hasAgreed: true });
  await page.goto(server.url(school, '/talk/login'));
  await logIn(page, 'cn', LECTURER);
  await page.waitForURL(/\/chat/);
  await page.getByRole('radio', { name: words.cn.chat.viewDesk }).click({ force: true });
  await expect(page.getByText(words.cn.chat.desk.today, { exact: true })).toBeVisible();
  return { name };
}

/** Passes the device check and enters the room. */
export async function enterByCheck(page: Page) {
  const enter = page.getByRole('button', { name: words.cn.room.enter });
  await expect(enter).toBeEnabled();
  await enter.click();
  await expect(page.locator('[data-room="inside"]')).toBeVisible();
}

/** The new page opened by a click, such as `/toroom`. */
export async function pageFrom(context: BrowserContext, click: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), click()]);
  await opened.waitForLoadState();
  return opened;
}

/** Expects both sides of a room to receive the other's video and audio. */
export async function expectSightAndSound(...sides: readonly Page[]) {
  const video = '[data-person="peer"] video';
  await Promise.all(
    sides.map(async (side) => {
      await expect(side.locator('[data-person="peer"][data-connection="connected"]')).toBeVisible();
      await expect.poll(() => motionOf(side, video)).toBeGreaterThan(0.2);
      expect(await soundOf(side, video)).toBeGreaterThan(0.01);
    }),
  );
}

/** Puts the demo student into the queue of the demo lecturer through the API; resolves to a function that calls the student. */
export async function queueAsDemo(server: Server, school: string) {
  const { token } = await call(server, school, contract.account.login, { ...DEMO, hasAgreed: true });
  const lecturer = await call(server, school, contract.talk.login, { ...LECTURER, hasAgreed: true });
  const { roomId } = await call(server, school, contract.desk.read, {}, lecturer.token);
  const ticket = await call(server, school, contract.studyRooms.subscribe, { roomId }, token);
  return {
    roomId,
    token,
    callIn: async (from = server) => {
      const { current } = await call(from, school, contract.desk.callNext, { id: ticket.id }, lecturer.token);
      if (current?.tempLogId === undefined) throw new Error('nobody is called');
      return current.tempLogId;
    },
  };
}

/** Starts a consultation between demo student and demo lecturer through the API; resolves to the address of its room. */
export async function beginConsultation(server: Server, school: string) {
  const { roomId, token, callIn } = await queueAsDemo(server, school);
  const tempLogId = await callIn();
  await call(server, school, contract.studyRooms.enter, { roomId }, token);
  return { roomId, tempLogId, path: `/toroom?id=${roomId}&tempLogId=${tempLogId}` };
}

/** A frame on the socket of a page. */
export interface Frame {
  way: 'sent' | 'received';
  type: number;
  text: string;
}

/** Records every frame of the page's sockets; call before the page is opened. */
export function framesOf(page: Page): Frame[] {
  const frames: Frame[] = [];
  const note = (way: Frame['way']) => (payload: { payload: string | Buffer }) => {
    const text = String(payload.payload);
    const type = /"type":(\d+)/.exec(text)?.[1];
    frames.push({ way, type: Number(type), text });
  };
  page.on('websocket', (socket) => {
    socket.on('framesent', note('sent'));
    socket.on('framereceived', note('received'));
  });
  return frames;
}

/** Counts the requests of a page to a path of the server. */
export function countOf(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}

/** Requests of a page to a path that have no answer yet. */
export function pendingOf(page: Page, path: string): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) pending.add(request);
  });
  page
    .on('requestfinished', (request) => pending.delete(request))
    .on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}

/** Difference between two frames of a playing video, half a second apart: 0 is a still picture. */
function motionOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('no video');
    const canvas = new OffscreenCanvas(160, 120);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const take = () => {
      context.drawImage(element, 0, 0, 160, 120);
      return context.getImageData(0, 0, 160, 120).data;
    };
    const before = take();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const after = take();
    return before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0) / before.length;
  });
}

/** Peak volume of an element within three seconds, from 0 (silence) to 1. */
function soundOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate(async (element) => {
    const stream = element instanceof HTMLMediaElement ? element.srcObject : null;
    if (!(stream instanceof MediaStream)) throw new Error('plays nothing');
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let loudest = 0;
    for (let i = 0; i < 60; i++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      analyser.getFloatTimeDomainData(samples);
      loudest = Math.max(loudest, ...samples.map(Math.abs));
    }
    await context.close();
    return loudest;
  });
}
