import { expect, it } from 'vitest';
import { buildBrowser, buildEnvironment, buildSteadyClock } from '../../testing/live.ts';
import { TabAlert } from './TabAlert.ts';

function build(clock = buildSteadyClock(), browser = buildBrowser()) {
  const tab = buildEnvironment(clock, browser);
  const alert = new TabAlert(tab.environment);
  alert.start();
  return { ...tab, alert };
}

it('who waits behind another tab is called by title, sound and notification, until the tab is in sight (product.md 4.17)', async () => {
  const { alert, environment, facts, clock, wake, listening } = build();
  facts.isHidden = true;
  alert.call('came 7', '何沐阳进来了');
  await clock.settle();
  expect([environment.attention.title, facts.notified, facts.chimes]).toEqual(['何沐阳进来了', ['何沐阳进来了'], 1]);
  await clock.advance(1_000);
  wake(); // the network is back, the tab is still behind
  await clock.advance(1_000);
  expect(environment.attention.title).toBe('何沐阳进来了');
  facts.isHidden = false;
  wake();
  expect(environment.attention.title).toBe('首页 · 胜雅');
  await clock.advance(60_000);
  expect([environment.attention.title, facts.chimes]).toEqual(['首页 · 胜雅', 1]);
  alert.dispose();
  expect(listening()).toBe(0);
});

it('a tab in sight is left alone', async () => {
  const { alert, environment, facts, clock } = build();
  alert.call('came 7', '何沐阳进来了');
  await clock.settle();
  expect([environment.attention.title, facts.notified, facts.chimes]).toEqual(['首页 · 胜雅', [], 0]);
});

it('of two tabs behind another one sounds', async () => {
  const clock = buildSteadyClock();
  const browser = buildBrowser();
  const tabs = [build(clock, browser), build(clock, browser)];
  for (const { alert, facts } of tabs) {
    facts.isHidden = true;
    alert.call('came 7', '何沐阳进来了');
  }
  await clock.settle();
  expect(tabs.map(({ facts }) => facts.chimes)).toEqual([1, 0]);
});
