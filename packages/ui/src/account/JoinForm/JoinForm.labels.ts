import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of JoinForm. */
export interface JoinFormLabels {
  required: string;
  phone: string;
  email: string;
  long: (max: number) => string;
  submit: string;
  failed: string;
  done: string;
  doneHint: string;
}

/** Labels of JoinForm by language. */
export const joinFormLabels: Record<Locale, JoinFormLabels> = defineLabels('JoinForm', {
  cn: {
    required: '请填写这一项',
    phone: '手机号格式不正确，请检查位数',
    email: '邮箱格式不正确',
    long: (max) => `最多${max}个字`,
    submit: '提交申请',
    failed: '提交失败，请重试',
    done: '申请已提交',
    doneHint: '我们会在三个工作日内联系你',
  },
  en: {
    required: 'Fill this in',
    phone: 'Check the phone number: 11 digits',
    email: 'Check the email',
    long: (max) => `At most ${max} characters`,
    submit: 'Send application',
    failed: 'Not sent, please try again',
    done: 'Your application is sent',
    doneHint: 'We will be in touch within three working days',
  },
});
