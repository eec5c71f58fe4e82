import type { Wire } from './wire.ts';

/** An order of wire-facts 8.2. */
export function order(number: number): Wire {
  return {
    companyId: 9,
    id: 600 + number,
    orderNum: `2026112200000${number}`,
    userId: null,
    commodityId: 2000 + number,
    commodityType: 1,
    groupBuyingName: ['高中数学函数精讲', '英语写作训练营'][number % 2],
    orderPrice: 1299,
    realPrice: 1199.5,
    orderStatus: number % 2,
    payChannel: null,
    payTime: null,
    isInvoice: 0,
    serialNumber: null,
    toPayButtonStatus: 1,
    cancelButtonStatus: 1,
    segmentBuyParams: null,
    revision: null,
    createdBy: null,
    createdTime: '2026-11-20 10:00:00',
    updatedBy: null,
    updatedTime: null,
    status: 1,
  };
}
