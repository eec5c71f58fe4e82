import { describe, expect, it } from 'vitest';
import { buildBrowser, buildEnvironment, buildSteadyClock } from '../../testing/live.ts';
import { CallAlarm } from './CallAlarm.ts';

function build(clock = buildSteadyClock(), browser = buildBrowser()) {
  const tab = buildEnvironment(clock, browser);
  return { ...tab, alarm: new CallAlarm(tab.environment) };
}

describe('a ringing call', () => {
  it('flashes the title, and leaves the page its own (§4)', async () => {
    const { alarm, environment, clock, facts } = build();
    alarm.begin('call 40', '来电…');
    expect([environment.attention.title, facts.notified]).toEqual(['来电…', ['来电…']]);
    await clock.advance(1_000);
    expect(environment.attention.title).toBe('首页 · 胜雅');
    environment.attention.title = '选课 · 胜雅';
    await clock.advance(1_000);
    alarm.end();
    expect(environment.attention.title).toBe('选课 · 胜雅');
    await clock.advance(10_000);
    expect(environment.attention.title).toBe('选课 · 胜雅');
  });

  it('sounds in one tab, and never in a page without user interaction (§4)', async () => {
    const clock = buildSteadyClock();
    const browser = buildBrowser();
    const tabs = [build(clock, browser), build(clock, browser), build(clock, browser)];
    const [untouched, one, two] = tabs;
    if (untouched) untouched.facts.isTouched = false;
    for (const { alarm } of tabs) {
      alarm.begin('call 40', '来电…');
      await clock.settle();
    }
    expect(tabs.map(({ alarm }) => alarm.isLoud)).toEqual([false, true, false]);
    one?.alarm.end();
    two?.alarm.begin('call 40', '来电…');
    await clock.settle();
    expect(tabs.map(({ alarm }) => alarm.isLoud)).toEqual([false, false, true]);
  });

  it('that ends before it sounds releases the lock', async () => {
    const { alarm, clock, browser } = build();
    alarm.begin('call 40', '来电…');
    alarm.end();
    await clock.settle();
    expect([alarm.isLoud, browser.locks.size]).toEqual([false, 0]);
  });
});
