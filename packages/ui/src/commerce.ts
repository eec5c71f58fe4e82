export {
  type Address,
  AddressCard,
  type AddressCardPart,
  type AddressCardProps,
} from './commerce/AddressCard/AddressCard.tsx';
export { AddressForm, type AddressFormProps } from './commerce/AddressForm/AddressForm.tsx';
export type { AddressValues } from './commerce/AddressForm/addressProblems.ts';
export {
  type CouponAction,
  CouponCard,
  type CouponCardPart,
  type CouponCardProps,
} from './commerce/CouponCard/CouponCard.tsx';
export type { Coupon, CouponStatus } from './commerce/CouponCard/coupon.ts';
export type { UsableCoupon } from './commerce/CouponPicker/bestCoupon.ts';
export { CouponPicker, type CouponPickerProps, type UnusableCoupon } from './commerce/CouponPicker/CouponPicker.tsx';
export {
  CoursePurchasePanel,
  type CoursePurchasePanelPart,
  type CoursePurchasePanelProps,
  type PurchaseAction,
  type PurchaseCourse,
} from './commerce/CoursePurchasePanel/CoursePurchasePanel.tsx';
export type { PurchaseGroup } from './commerce/CoursePurchasePanel/GroupOffer.tsx';
export type { PurchaseOffer } from './commerce/CoursePurchasePanel/OfferChoice.tsx';
export type { PurchaseLink, PurchaseProgress } from './commerce/CoursePurchasePanel/OwnedCourse.tsx';
export {
  type BuyingGroup,
  GroupBuyPanel,
  type GroupBuyPanelPart,
  type GroupBuyPanelProps,
  type GroupMember,
} from './commerce/GroupBuyPanel/GroupBuyPanel.tsx';
export {
  MembershipCard,
  type MembershipCardPart,
  type MembershipCardProps,
  type MembershipPlan,
  type OwnedMembership,
} from './commerce/MembershipCard/MembershipCard.tsx';
export { OfferTicket, type OfferTicketProps } from './commerce/OfferTicket/OfferTicket.tsx';
export {
  type OrderAction,
  OrderCard,
  type OrderCardPart,
  type OrderCardProps,
} from './commerce/OrderCard/OrderCard.tsx';
export type { Order, OrderStatus } from './commerce/OrderCard/order.ts';
export { OrderSummary, type OrderSummaryLine, type OrderSummaryProps } from './commerce/OrderSummary/OrderSummary.tsx';
export {
  PackageCard,
  type PackageCardPart,
  type PackageCardProps,
  type StudyRoomPackage,
} from './commerce/PackageCard/PackageCard.tsx';
export {
  type PayMethod,
  PayMethodPicker,
  type PayMethodPickerProps,
  type PayStatus,
} from './commerce/PayMethodPicker/PayMethodPicker.tsx';
export { PurchaseBar, type PurchaseBarProps } from './commerce/PurchaseBar/PurchaseBar.tsx';
export { RedeemPanel, type RedeemPanelProps, type RedeemResult } from './commerce/RedeemPanel/RedeemPanel.tsx';
