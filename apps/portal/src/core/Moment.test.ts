import { autorun, makeAutoObservable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Moment } from './Moment.ts';
import { ServerTime } from './ServerTime.ts';

const START = Date.parse('2026-11-20T11:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

function build(...given: number[]) {
  const time = new ServerTime({
    get now() {
      return Date.now();
    },
  });
  const plan = makeAutoObservable({ instants: given.map((ms) => START + ms) });
  const onReach = vi.fn();
  const moment = new Moment({ time, instants: () => plan.instants, onReach });
  const seen: number[] = [];
  const end = moment.start();
  const stop = autorun(() => seen.push(moment.now - START));
  return { time, plan, onReach, seen, end: () => [end(), stop()] };
}

it('moves its observers on at each instant, whatever their order, and says so once (J5.1)', () => {
  const { seen, onReach, end } = build(90_000, 30_000, -5);
  vi.advanceTimersByTime(200_000);
  expect(seen).toEqual([0, 30_000, 90_000]);
  expect(onReach).toHaveBeenCalledTimes(2);
  end();
});

it('follows the server’s clock and a timetable that changes, and is silent once it has ended', () => {
  const { time, plan, seen, onReach, end } = build(60_000);
  time.read(new Date(START + 50_000).toISOString()); // this browser is 50 s late
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([0, 50_000, 60_000]);
  runInAction(() => {
    plan.instants = [START + 70_000];
  });
  end();
  vi.advanceTimersByTime(200_000);
  expect(onReach).toHaveBeenCalledOnce();
});

it('is not late by more than a look after the device slept', () => {
  const { onReach, end } = build(3_600_000);
  vi.setSystemTime(START + 3_600_000);
  vi.advanceTimersByTime(20_000);
  expect(onReach).toHaveBeenCalledOnce();
  end();
});
