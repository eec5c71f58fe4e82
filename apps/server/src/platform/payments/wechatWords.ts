/** Responses to WeChat Pay notifications, as in its examples. */
export const TAKEN = { code: 'SUCCESS', message: '成功' };
export const NOT_TAKEN = { code: 'FAIL', message: '失败' };
