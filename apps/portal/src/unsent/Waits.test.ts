import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { Waits } from './Waits.ts';

it('holds nothing of a wait that is over, however often somebody else was logged in', async () => {
  const waits = new Waits();
  const state = observable({ isBack: false });
  for (let time = 0; time < 3; time += 1) {
    runInAction(() => {
      state.isBack = false;
    });
    const back = waits.until(() => state.isBack);
    expect(waits.size).toBe(1);
    runInAction(() => {
      state.isBack = true;
    });
    await back;
    expect(waits.size).toBe(0);
  }
  await waits.until(() => true);
  expect(waits.size).toBe(0);
});

it('resolves none of those that wait once they are given up, and none later', async () => {
  const waits = new Waits();
  const state = observable({ isBack: false });
  const onBack = vi.fn();
  void waits.until(() => state.isBack).then(onBack);
  waits.giveUp();
  expect(waits.size).toBe(0);
  runInAction(() => {
    state.isBack = true;
  });
  void waits.until(() => true).then(onBack);
  await new Promise((done) => setTimeout(done));
  expect(onBack).not.toHaveBeenCalled();
});
