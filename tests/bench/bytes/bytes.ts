import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIRST_LOADS, firstLoadOf } from '../../../apps/portal/scripts/firstLoads.ts';
import type { Figure } from '../figures.ts';
import { ROOT } from '../server/processes.ts';
import { weigh } from './build.ts';
import { watchFirstLoads } from './firstLoad.ts';

const KIB = 1024;
/** Goals for first loads, everything counted (performance.md row 1). */
const GOALS_KIB: Readonly<Record<string, number>> = { '/login': 150, '/index': 170 };

/** The portal's dependencies without our code (performance.md §2). */
const STACK = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import axios from 'axios';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import styled from '@emotion/styled';
globalThis.stack = [createElement, createRoot, BrowserRouter, Link, Route, Routes, useNavigate, useParams, axios, i18next,
  initReactI18next, useTranslation, makeAutoObservable, reaction, runInAction, observer, styled.div({ margin: 0 })];`;

const REACT = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
globalThis.react = [createElement, createRoot];`;
const CARD = `${REACT}
import { CourseCard } from '@shuyuan/ui/course';
globalThis.kit = CourseCard;`;
const KIT = `${REACT}
import * as kit from '@shuyuan/ui';
globalThis.kit = kit;`;

/** Row 1, the size of a first visit, and row 4, the size of the kit on top of React. */
export async function measureBytes(): Promise<Figure[]> {
  const [pages, stack] = [await buildPortal(), await weigh(path.join(ROOT, 'apps/portal'), STACK)];
  const floor = stack.js / KIB;
  const seen = await compareWithBrowser();
  const [react, card, kit] = [await weigh(ROOT, REACT), await weigh(ROOT, CARD), await weigh(ROOT, KIT)];
  return [
    ...pages.map(({ page, size, max, sight }) => ({
      row: 1,
      name: `first load of ${page}, all JS and CSS`,
      ours: kib(size),
      peer: kib(floor),
      against: 'the stack alone',
      ratio: size / floor,
      goal: { atMost: Number(((GOALS_KIB[page] ?? max) / floor).toFixed(2)) },
      note: `aim at ${GOALS_KIB[page] ?? max} KiB; the build stops at ${max}; ${sight} before it shows; ${seen.get(page)}`,
    })),
    weight('a list of course cards, over React', card.js - react.js, react.js, 10),
    weight('the whole kit, over React', kit.js - react.js, react.js, 45),
  ];
}

function weight(name: string, bytes: number, react: number, max: number): Figure {
  return {
    row: 4,
    name,
    ours: kib(bytes / KIB),
    peer: kib(react / KIB),
    against: 'React',
    ratio: bytes / react,
    goal: { atMost: Number(((max * KIB) / react).toFixed(2)) },
    note: `at most ${max} KiB of script`,
  };
}

interface FirstLoad {
  page: string;
  /** KiB, like the next two. */
  size: number;
  max: number;
  /** Loaded before the page can show. */
  sight: number;
}

/** Opens the pages in a browser, compares what it fetches with what the build counts, and prints the difference. */
async function compareWithBrowser(): Promise<Map<string, string>> {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'apps/portal/dist/.vite/manifest.json'), 'utf8'));
  const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-bytes-'));
  try {
    const pages = FIRST_LOADS.map(({ page }) => page);
    const loads = await watchFirstLoads(pages, { DATA_DIR: folder });
    return new Map(
      FIRST_LOADS.map((load) => [load.page, difference(firstLoadOf(manifest, load), loads.get(load.page))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function difference(counted: readonly string[], fetched: readonly string[] = []): string {
  const uncounted = fetched.filter((file) => !counted.includes(file));
  const unfetched = counted.filter((file) => !fetched.includes(file));
  if (uncounted.length + unfetched.length === 0) return `a browser fetches these ${counted.length} files`;
  return `NOT what a browser fetches: ${uncounted.join(' ')} uncounted, ${unfetched.join(' ')} not fetched`;
}

const FIRST_LOAD = /first load of (\S+): ([\d.]+) KiB of ([\d.]+) KiB brotli, ([\d.]+) KiB before/g;

/** Builds the portal; the build measures the first loads, so that the budget and the bench use the same figures. */
async function buildPortal(): Promise<FirstLoad[]> {
  const said = await run('pnpm', ['--filter', '@shuyuan/portal', 'run', 'build']);
  const found = [...said.matchAll(FIRST_LOAD)];
  if (found.length === 0)
    throw new Error(`the build of the portal says nothing of first loads:\n${said.slice(-2_000)}`);
  return found.map(([, page = '', size, max, sight]) => ({
    page,
    size: Number(size),
    max: Number(max),
    sight: Number(sight),
  }));
}

/** Output of a command, whatever its exit status. */
function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });
}

function kib(size: number): string {
  return `${size.toFixed(1)} KiB`;
}
