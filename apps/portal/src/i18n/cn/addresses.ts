/** The student's addresses, on the personal page and where something is sent. */
export const addresses = {
  title: '收货地址',
  add: '新增收货地址',
  change: '修改收货地址',
  hint: '最多保存{{max}}个地址，已保存{{count}}个。',
  full: '最多保存{{max}}个地址，删除一个不用的再新增。',
  none: '还没有收货地址',
  noneHint: '兑换礼品和寄送讲义会用到它。',
  removeTitle: '删除这个地址？',
  removeText: '{{consignee}}，{{detail}}。已经下的单不受影响。',
  remove: '删除',
  saved: '地址已保存',
  removed: '地址已删除',
  madeDefault: '已设为默认地址',
};
