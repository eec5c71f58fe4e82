/** What WeChat Pay reads under its notification, as its examples have it. */
export const TAKEN = { code: 'SUCCESS', message: '成功' };
export const NOT_TAKEN = { code: 'FAIL', message: '失败' };
