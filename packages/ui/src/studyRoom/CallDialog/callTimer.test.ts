import { describe, expect, it } from 'vitest';
import { createCallTimer, passedCallMark } from './callTimer.ts';

const START = Date.UTC(2026, 10, 20, 2);
const END = START + 15_000;

describe('the timer of a call', () => {
  it('is read off the clock and never counted: fewer readings change nothing (§4, W8)', () => {
    const often = createCallTimer(END);
    for (let ms = 0; ms < 6_000; ms += 250) often.look(START + ms);
    const seldom = createCallTimer(END);
    seldom.look(START);
    expect(often.look(START + 6_100).left).toBe(9);
    expect(seldom.look(START + 6_100).left).toBe(9);
  });

  it('is over after an hour of sleep, and the ring jumps to its position at once (W8)', () => {
    const timer = createCallTimer(END);
    timer.look(START);
    expect(timer.look(START + 3_600_000)).toEqual({ left: 0, isRunning: true, isJump: true });
  });

  it('is not extended when the clock is set back by an hour (W8)', () => {
    const timer = createCallTimer(END);
    timer.look(START);
    expect(timer.look(START + 4_000).left).toBe(11);
    expect(timer.look(START + 4_000 - 3_600_000).left).toBe(11);
    expect(timer.look(START + 9_000 - 3_600_000).left).toBe(6);
    expect(timer.look(START + 15_000 - 3_600_000).left).toBe(0);
  });

  it('is 15 seconds at most, whatever the deadline (§9)', () => {
    expect(createCallTimer(START + 60_000).look(START).left).toBe(15);
  });

  it('never increases', () => {
    const timer = createCallTimer(END);
    expect(timer.look(END).left).toBe(0);
    expect(timer.look(END - 8_000).left).toBe(0);
  });

  it('is not running until the clock advances', () => {
    const timer = createCallTimer(END);
    timer.look(START);
    expect(timer.look(START)).toEqual({ left: 15, isRunning: false, isJump: false });
    expect(timer.look(START + 200).isRunning).toBe(true);
    expect(timer.look(START + 200).isRunning).toBe(true);
  });

  it('is announced at 10, 5 and 0 seconds, and only the last one when sleep skipped several (ui-kit 4.12)', () => {
    expect(passedCallMark(11, 10)).toBe(10);
    expect(passedCallMark(10, 9)).toBeNull();
    expect(passedCallMark(6, 5)).toBe(5);
    expect(passedCallMark(12, 3)).toBe(5);
    expect(passedCallMark(15, 0)).toBe(0);
    expect(passedCallMark(9, 9)).toBeNull();
  });
});
