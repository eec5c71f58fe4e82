import { NICKNAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { accountWrong, codeWrong } from './accountProblems.ts';
import { accountWords } from './accountWords.labels.ts';
import { nicknameWrong } from './nicknameProblems.ts';
import { nicknameWords } from './nicknameWords.labels.ts';
import { passwordWrong } from './passwordProblems.ts';
import { passwordWords } from './passwordWords.labels.ts';

const words = { ...accountWords.en, ...nicknameWords.en, ...passwordWords.en };

describe('the error messages of the account forms', () => {
  it.each([
    ['', words.nicknameProblems.required],
    ['知', undefined],
    ['知'.repeat(NICKNAME_MAX), undefined],
    ['知'.repeat(NICKNAME_MAX + 1), words.nicknameProblems.length],
    ['知 夏', words.nicknameProblems.characters(' ')],
    ['知夏😀', words.nicknameProblems.characters('😀')],
    ['a_1夏', undefined],
  ])('report for the nickname "%s": %s (§5)', (nickname, problem) => {
    expect(nicknameWrong(nickname, words)).toBe(problem);
  });

  it.each([
    ['', words.passwordProblems.required],
    ['a1'.padEnd(PASSWORD_MIN - 1, 'a'), words.passwordProblems.length],
    ['a1'.padEnd(PASSWORD_MIN, 'a'), undefined],
    ['a1'.padEnd(PASSWORD_MAX, 'a'), undefined],
    ['a1'.padEnd(PASSWORD_MAX + 1, 'a'), words.passwordProblems.length],
    ['aaaaaaaa', words.passwordProblems.classes],
    ['密码abc123', words.passwordProblems.characters],
    ['Shuyuan2026', words.passwordProblems.same],
  ])('report for the password "%s": %s (§5)', (password, problem) => {
    expect(passwordWrong(password, words, 'Shuyuan2026')).toBe(problem);
  });

  it('report problems of an account and a code (§5, A5)', () => {
    expect(accountWrong('', words)).toBe(words.accountProblems.required);
    expect(accountWrong('138', words)).toBe(words.accountProblems.format);
    expect(accountWrong('138 1120 2026', words)).toBeUndefined();
    expect(codeWrong('12345', words)).toBe(words.codeProblem);
    expect(codeWrong('123456', words)).toBeUndefined();
  });
});
