import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of PasswordInput. */
export const labels = defineLabels('PasswordInput', {
  cn: {
    show: '显示密码',
    hide: '隐藏密码',
    caps: '大写锁定已打开',
    strength: '密码强度',
    short: '太短',
    long: '太长',
    simple: '太简单',
    characters: '含不支持的字符',
    weak: '弱',
    medium: '中',
    strong: '强',
  },
  en: {
    show: 'Show password',
    hide: 'Hide password',
    caps: 'Caps lock is on',
    strength: 'Strength',
    short: 'too short',
    long: 'too long',
    simple: 'too simple',
    characters: 'unsupported characters',
    weak: 'weak',
    medium: 'medium',
    strong: 'strong',
  },
});
