/** Message that a group failed and is refunded (product.md 4.14). */
export const GROUP_FAILED = {
  title: { cn: '拼团未成功', en: 'Your group did not fill up' },
  body: {
    cn: '到时仍未凑满人数，支付的金额将原路全额退回。',
    en: 'The deadline passed with seats left. Your payment goes back in full the way it came.',
  },
} as const;
