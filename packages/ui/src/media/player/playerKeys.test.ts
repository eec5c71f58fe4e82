import { describe, expect, it } from 'vitest';
import { commandOf } from './playerKeys.ts';

const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('a key in a player', () => {
  it.each([
    [' ', 'toggle'],
    ['K', 'toggle'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'on'],
    ['ArrowUp', 'louder'],
    ['>', 'faster'],
    ['C', 'captions'],
    ['f', 'fullscreen'],
    ['x', null],
    ['Tab', null],
  ])('%j means %j', (key, command) => {
    expect(commandOf(press(key), 'player')).toBe(command);
  });

  it('is left to the browser with a modifier', () => {
    expect(commandOf(press('f', { ctrlKey: true }), 'player')).toBeNull();
    expect(commandOf(press('m', { metaKey: true }), 'player')).toBeNull();
  });

  it('is left to a focused button if it is Space, and to a focused field if it is Space or an arrow key', () => {
    expect(commandOf(press(' '), 'button')).toBeNull();
    expect(commandOf(press('ArrowLeft'), 'button')).toBe('back');
    expect(commandOf(press('ArrowLeft'), 'field')).toBeNull();
    expect(commandOf(press('c'), 'field')).toBe('captions');
  });
});
