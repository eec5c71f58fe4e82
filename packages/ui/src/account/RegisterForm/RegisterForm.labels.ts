import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import { type AccountWords, accountWords } from '../accountWords.labels.ts';
import { type NicknameWords, nicknameWords } from '../nicknameWords.labels.ts';
import { type PasswordWords, passwordWords } from '../passwordWords.labels.ts';

/** Labels of RegisterForm. */
export interface RegisterFormLabels extends AccountWords, NicknameWords, PasswordWords {
  /** Accessible name of the form. */
  title: string;
  grade: string;
  /** Placeholder while no grade is selected. */
  noGrade: string;
  submit: string;
}

/** Labels of RegisterForm by language. */
export const registerFormLabels: Record<Locale, RegisterFormLabels> = defineLabels('RegisterForm', {
  cn: {
    ...accountWords.cn,
    ...nicknameWords.cn,
    ...passwordWords.cn,
    title: '注册账号',
    grade: '年级',
    noGrade: '年级（可以以后再选）',
    submit: '注册并登录',
  },
  en: {
    ...accountWords.en,
    ...nicknameWords.en,
    ...passwordWords.en,
    title: 'Create an account',
    grade: 'Grade',
    noGrade: 'Grade (optional)',
    submit: 'Create and log in',
  },
});
