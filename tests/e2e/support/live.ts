import { expect, type Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { browser } from '../../../scripts/chromium.mjs';
import { call } from './api.ts';
import type { Server } from './server.ts';
import { logIn } from './session.ts';
import { words } from './words.ts';

/** The lecturer of the seed that can log in, the same number in every school (product.md 4.23). */
export const LECTURER = { account: '13900000001', password: 'Shuyuan2026' } as const;

/** A browser whose camera and microphone are made up: a moving picture and a beep each second. */
export async function withMedia() {
  const options = await browser();
  const args = [...(options.args ?? []), '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  return { launchOptions: { ...options, args }, permissions: ['camera', 'microphone'] };
}

/** Logs the lecturer in and opens the desk; gives the name that students see. */
export async function comeToDesk(page: Page, server: Server, school: string): Promise<{ name: string }> {
  const { name } = await call(server, school, contract.talk.login, { ...LECTURER, hasAgreed: true });
  await page.goto(server.url(school, '/talk/login'));
  await logIn(page, 'cn', LECTURER);
  await page.waitForURL(/\/chat/);
  await page.getByRole('radio', { name: words.cn.chat.viewDesk }).click({ force: true });
  await expect(page.getByText(words.cn.chat.desk.today, { exact: true })).toBeVisible();
  return { name };
}

/** Goes through the check of devices into the room. */
export async function enterByCheck(page: Page) {
  const enter = page.getByRole('button', { name: words.cn.room.enter });
  await expect(enter).toBeEnabled({ timeout: 15_000 });
  await enter.click();
  await expect(page.locator('[data-room="inside"]')).toBeVisible({ timeout: 20_000 });
}

/** A frame that crossed the socket of a page. */
export interface Frame {
  way: 'sent' | 'received';
  type: number;
  text: string;
}

/** Writes down every frame of the page's sockets; begin before the page is opened. */
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

/** How far two pictures of a playing video, half a second apart, differ: 0 is a still picture. */
export function motionOf(page: Page, selector: string): Promise<number> {
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

/** The loudest moment in three seconds of what an element plays, from 0 (silence) to 1. */
export function soundOf(page: Page, selector: string): Promise<number> {
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
