import type { Page } from '@playwright/test';
import type { Call, InputOf, OutputOf } from '@shuyuan/contract';
import { call } from './api.ts';
import { Ledger } from './ledger.ts';
import type { Server } from './server.ts';
import { goSettled } from './settled.ts';

/** Rows of a request for a whole list. */
export const ROWS = 50;

/** The demo student at a school: the page, its text as it is read, the rows behind it, and what of both differs. */
export class Shown extends Ledger {
  /** Text of what is open: one line a piece, without empty ones. */
  text = '';
  readonly page: Page;
  readonly school: string;
  readonly #server: Server;
  readonly #token: string;

  constructor(page: Page, server: Server, school: string, token: string) {
    super();
    this.page = page;
    this.school = school;
    this.#server = server;
    this.#token = token;
  }

  /** The answer of a call to the student. */
  ask<C extends Call>(asked: C, input: InputOf<C>): Promise<OutputOf<C>> {
    return call(this.#server, this.school, asked, input, this.#token);
  }

  /** Opens a page of the school and reads it. */
  async open(path: string): Promise<string> {
    await goSettled(this.page, this.#server.url(this.school, path));
    return this.read();
  }

  /** Reads again what is open. */
  async read(): Promise<string> {
    const text = await this.page.getByRole('main').innerText();
    this.text = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n');
    return this.text;
  }

  /** The number in the first place that a pattern finds; undefined where the page shows none. */
  number(pattern: RegExp, text = this.text): number | undefined {
    const found = pattern.exec(text)?.[1];
    return found === undefined ? undefined : numberOf(found);
  }

  /** The numbers of all places that a pattern (with `g`) finds. */
  numbers(pattern: RegExp, text = this.text): number[] {
    return [...text.matchAll(pattern)].map(([, found = '']) => numberOf(found));
  }

  /** That the page shows texts in this order, whatever stands between them. */
  inOrder(what: string, texts: readonly string[]) {
    let at = 0;
    for (const text of texts) {
      const found = this.text.indexOf(text, at);
      if (found < 0) {
        this.faults.push(`${what}: “${text}” does not stand where its row stands`);
        return;
      }
      at = found + text.length;
    }
  }

  /** The text of each of these titles up to the next one. */
  parts(titles: readonly string[]): string[] {
    const starts: number[] = [];
    for (const title of titles) starts.push(this.text.indexOf(title, (starts.at(-1) ?? -1) + 1));
    return starts.map((start, at) => this.text.slice(start, starts[at + 1]));
  }
}

/** A number as a page shows it: `1,286`, `−30.50`. */
export function numberOf(shown: string): number {
  return Number(shown.replaceAll(',', '').replace('−', '-'));
}

/** Fen of an amount as a page shows it: `¥1,299`, `−¥30.00`. */
export function fenOf(shown: string): number {
  return Math.round(numberOf(shown.replace('¥', '')) * 100);
}
