import { ResultCode } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { ErrorTexts, FailureName } from '../platform/core/texts.ts';

type Text = Readonly<Record<Locale, string>>;

/** Message of each refusal (E3, X6); a module that says the same elsewhere reads it here. */
export const REFUSALS = {
  [ResultCode.refused]: { cn: '操作未能完成', en: 'This could not be done' },
  [ResultCode.submittedTwice]: { cn: '请勿重复提交', en: 'Already submitted' },
  [ResultCode.stateForbids]: { cn: '当前状态不允许此操作', en: 'Not possible in the present state' },
  [ResultCode.tooFrequent]: { cn: '操作太频繁，请稍后再试', en: 'Too often; please try again later' },
  [ResultCode.notOffered]: { cn: '本校暂未开放这项功能', en: 'This school does not offer this at present' },
  [ResultCode.userMissing]: { cn: '用户不存在，请先注册', en: 'No such user; please register first' },
  [ResultCode.wrongPassword]: { cn: '账号或密码不正确', en: 'Wrong account or password' },
  [ResultCode.samePassword]: { cn: '新密码不能与旧密码相同', en: 'The new password must differ from the old one' },
  [ResultCode.wrongCode]: { cn: '验证码不正确或已失效', en: 'The code is wrong or no longer valid' },
  [ResultCode.codeExpired]: { cn: '验证码已过期，请重新获取', en: 'The code has expired; please ask for a new one' },
  [ResultCode.accountExists]: { cn: '该账号已注册，请直接登录', en: 'This account exists already; please log in' },
  [ResultCode.agreementMissing]: { cn: '请先阅读并同意协议', en: 'Please read and accept the agreements first' },
  [ResultCode.accountFrozen]: {
    cn: '账号已被冻结，请联系学校',
    en: 'This account is frozen; please contact the school',
  },
  [ResultCode.tooManyPasswords]: {
    cn: '密码错误次数过多，请稍后再试',
    en: 'Too many wrong passwords; please wait a moment',
  },
  [ResultCode.accountFormat]: { cn: '手机号或邮箱格式不正确', en: 'Not a valid phone number or email address' },
  [ResultCode.noTextMessages]: {
    cn: '本校暂时不能发送短信验证码，请改用邮箱，或联系学校',
    en: 'This school cannot send text messages at present; please use an email address or contact the school',
  },
  [ResultCode.noMails]: {
    cn: '本校暂时不能发送邮件验证码，请改用手机号，或联系学校',
    en: 'This school cannot send emails at present; please use a phone number or contact the school',
  },
  [ResultCode.proofNeeded]: {
    cn: '现在请求的人太多，需要浏览器先完成一次安全验证，请刷新页面后再试',
    en: 'Too many requests at present: the browser has to pass a check first; please reload the page and try again',
  },
  [ResultCode.messageLimit]: {
    cn: '本校的短信发送量已达上限，请过一小时再试，或联系学校',
    en: 'This school has sent all the text messages that it may; please try again in an hour or contact the school',
  },
  [ResultCode.full]: { cn: '名额已满', en: 'No seats left' },
  [ResultCode.discontinued]: { cn: '课程已停售', en: 'No longer on sale' },
  [ResultCode.alreadyOwned]: { cn: '您已拥有该课程', en: 'You already own this course' },
  [ResultCode.assessmentNeeded]: { cn: '请先完成课前测评', en: 'Please take the assessment first' },
  [ResultCode.priceChanged]: {
    cn: '价格有变化，请确认新价格',
    en: 'The price has changed; please look at the new one',
  },
  [ResultCode.orderExpired]: { cn: '订单已超时关闭，请重新下单', en: 'The order has run out; please order again' },
  [ResultCode.orderPaid]: { cn: '订单已支付，无需再付', en: 'The order is paid already' },
  [ResultCode.paymentFailed]: { cn: '支付未成功，请重试', en: 'The payment failed; please try again' },
  [ResultCode.unpaidOrderExists]: { cn: '您有一张未付款的订单', en: 'There is an unpaid order for this' },
  [ResultCode.couponUnusable]: { cn: '该优惠券不能用于这笔订单', en: 'This coupon does not count here' },
  [ResultCode.couponUsed]: { cn: '该优惠券已使用', en: 'This coupon has been used' },
  [ResultCode.couponExpired]: { cn: '该优惠券已过期', en: 'This coupon has ended' },
  [ResultCode.couponClaimLimit]: { cn: '您已领取过该优惠券', en: 'You have claimed this coupon already' },
  [ResultCode.couponsGone]: { cn: '优惠券已领完', en: 'All of these coupons are gone' },
  [ResultCode.couponLocked]: { cn: '该优惠券正用于另一张未付款的订单', en: 'This coupon is in another unpaid order' },
  [ResultCode.notNewcomer]: { cn: '仅限第一次报名的同学', en: 'Only for students who have not bought anything yet' },
  [ResultCode.claimAhead]: { cn: '还没有到领取时间', en: 'This coupon cannot be claimed yet' },
  [ResultCode.redemptionFailed]: { cn: '兑换码无效', en: 'This code is not valid' },
  [ResultCode.redeemedByYou]: { cn: '您已兑换过这个兑换码', en: 'You have redeemed this code already' },
  [ResultCode.groupFull]: { cn: '该团人数已满', en: 'This group is full' },
  [ResultCode.groupEnded]: { cn: '拼团已结束', en: 'This group has ended' },
  [ResultCode.alreadyInGroup]: { cn: '您已在该活动的一个团中', en: 'You are in a group of this activity already' },
  [ResultCode.creditsShort]: { cn: '学分不足', en: 'Not enough credits' },
  [ResultCode.outOfStock]: { cn: '已兑完', en: 'Out of stock' },
  [ResultCode.exchangeLimit]: { cn: '已达到兑换次数上限', en: 'You cannot take more of this' },
  [ResultCode.receiptConfirmed]: { cn: '您已确认收货', en: 'You have confirmed its arrival already' },
  [ResultCode.rewardReceived]: { cn: '这份赠课已经领取', en: 'These courses have been taken already' },
  [ResultCode.rewardEnded]: { cn: '这份赠课现在不能领取', en: 'These courses cannot be taken at this time' },
  [ResultCode.rewardSuspended]: {
    cn: '订单在退款或已退款，赠课不能领取',
    en: 'Its order is being refunded, or was: the courses that came with it cannot be taken',
  },
  [ResultCode.addressLimit]: { cn: '收货地址数量已达上限', en: 'You cannot keep more addresses' },
  [ResultCode.refundRefused]: { cn: '该订单不符合退款条件', en: 'A refund is not given for this order' },
  [ResultCode.refundAsked]: {
    cn: '退款申请已提交，学校正在审核',
    en: 'A refund is asked for already; the school is looking at it',
  },
  [ResultCode.refundWithdrawn]: {
    cn: '退款申请已经撤回',
    en: 'The request for a refund has been taken back already',
  },
  [ResultCode.refundRejected]: { cn: '学校没有同意退款，申请已结束', en: 'The school has refused the refund' },
  [ResultCode.refundAdopted]: {
    cn: '学校已同意退款，正在退回',
    en: 'The refund is agreed; the money is on its way back',
  },
  [ResultCode.refundDone]: { cn: '该订单已退款', en: 'This order has been refunded' },
  [ResultCode.studyRoomClosed]: { cn: '答疑室未开放', en: 'The study room is closed' },
  [ResultCode.waitingElsewhere]: { cn: '您已在排队，一次只能排一个', en: 'You have a place in a queue already' },
  [ResultCode.minutesShort]: { cn: '剩余分钟不足，请先购买', en: 'Not enough minutes; please buy some first' },
  [ResultCode.lecturerAway]: { cn: '老师暂时离开，请稍后再来', en: 'The lecturer is away for a moment' },
  [ResultCode.callOver]: { cn: '本次来电或答疑已结束', en: 'This call is over' },
  [ResultCode.roomFull]: { cn: '答疑室人数已满', en: 'No place left in this study room' },
  [ResultCode.subjectNotTaught]: { cn: '该老师不讲授这门科目', en: 'This lecturer does not teach the subject' },
  [ResultCode.studyRoomMissing]: { cn: '您还没有答疑室', en: 'You have no study room' },
  [ResultCode.consultationStarted]: {
    cn: '答疑已经开始，不能再改问题',
    en: 'The consultation has begun; the question stays as it is',
  },
  [ResultCode.notInQueue]: { cn: '您已不在排队', en: 'You are no longer in the queue' },
  [ResultCode.returnOver]: {
    cn: '回到队伍的时间已过，请重新排队',
    en: 'The time to come back is over; please queue again',
  },
  [ResultCode.practiceFirst]: { cn: '请先完成前一讲的练习', en: 'Please do the practice of the earlier lesson first' },
  [ResultCode.tooEarly]: { cn: '上课前15分钟才能进入教室', en: 'The door opens 15 minutes before the class' },
  [ResultCode.classEnded]: { cn: '这节课已经结束', en: 'This class is over' },
  [ResultCode.classRoomMissing]: {
    cn: '教室还没有准备好，请联系学校',
    en: 'The room is not ready yet; please ask the school',
  },
  [ResultCode.noAttemptsLeft]: { cn: '练习次数已用完', en: 'No attempts left' },
  [ResultCode.attemptStarted]: { cn: '新的一次作答已经开始', en: 'The next attempt has begun already' },
  [ResultCode.practiceFrozen]: {
    cn: '课程正在退款，练习暂时不能作答',
    en: 'The course is being refunded: its practices are closed for now',
  },
  [ResultCode.courseExpired]: {
    cn: '课程已过有效期，练习不能再作答',
    en: 'Your access to the course has ended: its practices are closed',
  },
  [ResultCode.practiceClosed]: { cn: '老师已关闭这份练习', en: 'The lecturer has closed this practice' },
  [ResultCode.classLeft]: {
    cn: '您已不在这个班，练习不能再作答',
    en: 'You are no longer in this class: its practices are closed',
  },
  [ResultCode.notHandedIn]: { cn: '这份作答还没有提交', en: 'This work has not been handed in yet' },
  [ResultCode.beingMarked]: { cn: '老师还在批改', en: 'The lecturer is still marking it' },
  [ResultCode.practiceExpired]: { cn: '练习已过截止时间', en: 'The deadline of this practice has passed' },
  [ResultCode.alreadySubmitted]: { cn: '已经提交，不能再改', en: 'Handed in already; it can no longer be changed' },
  [ResultCode.replayNotReady]: {
    cn: '回放还在生成，好了会放在这一讲的页面里',
    en: 'The recording is not ready yet; it will be on the page of this lesson',
  },
  [ResultCode.timeOver]: { cn: '时间到，已提交当前作答', en: 'Time is over; what was there has been handed in' },
  [ResultCode.changedElsewhere]: {
    cn: '这道题在别处改过，请刷新后再答',
    en: 'This answer was changed elsewhere; please load it again',
  },
  [ResultCode.linkEnded]: {
    cn: '这份测评已经截止，请联系学校',
    en: 'This assessment has ended; please ask the school',
  },
  [ResultCode.linkUsedUp]: {
    cn: '这份测评的次数已用完，请联系学校',
    en: 'No tries are left for this assessment; please ask the school',
  },
  [ResultCode.linkWithdrawn]: {
    cn: '学校已收回这份测评，请联系学校',
    en: 'The school has withdrawn this assessment; please ask the school',
  },
  [ResultCode.browserUsedUp]: {
    cn: '已有几位同学在这个浏览器里测过，请登录后测，或换一台设备',
    en: 'Several guests have taken this in this browser; please log in, or use another device',
  },
  [ResultCode.claimedByOther]: { cn: '其他老师正在批改这份练习', en: 'Another lecturer is marking this work' },
  [ResultCode.markingMissing]: { cn: '没有待批改的练习', en: 'Nothing waits to be marked' },
  [ResultCode.tooManyFiles]: { cn: '文件数量超过上限', en: 'Too many files' },
  [ResultCode.articleNotEditable]: { cn: '这篇文章现在不能修改', en: 'This article cannot be changed now' },
  [ResultCode.commentsClosed]: { cn: '这里没有开放评论', en: 'Comments are closed here' },
  [ResultCode.emojiRefused]: { cn: '不能使用表情符号', en: 'Emoji are not accepted' },
  [ResultCode.chatOff]: { cn: '本校未开放聊天', en: 'Chat is not open at this school' },
  [ResultCode.recallTooLate]: { cn: '发送超过两分钟，不能撤回', en: 'Sent more than two minutes ago; it stays' },
  [ResultCode.fileFormat]: { cn: '文件格式不正确', en: 'This kind of file is not accepted' },
  [ResultCode.fileTooBig]: { cn: '文件过大', en: 'The file is too large' },
  [ResultCode.personStorageFull]: {
    cn: '您的文件空间已用完，请联系学校',
    en: 'Your space for files is used up; please contact the school',
  },
  [ResultCode.chunkElsewhere]: {
    cn: '上传没有接上，请重试',
    en: 'The upload could not go on from there; please try again',
  },
  [ResultCode.schoolStorageFull]: {
    cn: '本校的文件空间已用完，请联系学校',
    en: 'The school’s space for files is used up; please tell the school',
  },
} as const satisfies Readonly<Record<number, Text>>;

const SAID: Readonly<Record<number, Text>> = REFUSALS;

/** Messages that are not refusals. */
const FAILURES = {
  loggedOut: { cn: '登录已失效，请重新登录', en: 'Your login has ended; please log in again' },
  missing: { cn: '内容不存在或已删除', en: 'Not found, or no longer available' },
  invalid: { cn: '提交的内容不符合要求', en: 'Something in the request is not valid' },
  tooMany: { cn: '请求太频繁，请稍后再试', en: 'Too many requests; please try again later' },
  failed: { cn: '服务出错，请稍后再试', en: 'Something went wrong; please try again later' },
  unavailable: { cn: '服务暂时不可用，请稍后再试', en: 'Briefly unavailable; please try again' },
  tooLarge: { cn: '提交的内容过大', en: 'The request is too large' },
  mediaType: { cn: '不支持的内容类型', en: 'This kind of content is not supported' },
  commonPassword: { cn: '该密码过于常见，请换一个', en: 'This password is too common; please choose another' },
  diskFull: {
    cn: '服务器的存储空间已满，暂时无法保存，请稍后再试或联系学校',
    en: 'The server’s disk is full, so nothing can be saved just now; please try again later or tell the school',
  },
  uploadInFlight: {
    cn: '上一个文件还在上传，请等它完成后再传',
    en: 'Another file of yours is still being sent; please wait until it is done',
  },
  picturesBusy: {
    cn: '正在处理的图片较多，请稍候再传',
    en: 'Many pictures are being processed; please try again shortly',
  },
  pictureTooLarge: {
    cn: '图片的像素尺寸过大，请缩小后再上传',
    en: 'The picture has too many pixels; please make it smaller and try again',
  },
} as const satisfies Record<FailureName, Text>;

/** Messages of failed requests. */
export const errorTexts: ErrorTexts = {
  refusal: (code: number, locale: Locale) => (SAID[code] ?? REFUSALS[ResultCode.refused])[locale],
  failure: (name: FailureName, locale: Locale) => FAILURES[name][locale],
};
