export { type Address, AddressCard, type AddressCardProps } from './commerce/AddressCard/AddressCard.tsx';
export { AddressForm, type AddressFormProps } from './commerce/AddressForm/AddressForm.tsx';
export type { AddressValues } from './commerce/AddressForm/addressProblems.ts';
export { type CouponAction, CouponCard, type CouponCardProps } from './commerce/CouponCard/CouponCard.tsx';
export type { Coupon, CouponStatus } from './commerce/CouponCard/coupon.ts';
export type { UsableCoupon } from './commerce/CouponPicker/bestCoupon.ts';
export { CouponPicker, type CouponPickerProps, type UnusableCoupon } from './commerce/CouponPicker/CouponPicker.tsx';
export {
  CoursePurchasePanel,
  type CoursePurchasePanelProps,
  type PurchaseAction,
  type PurchaseCourse,
} from './commerce/CoursePurchasePanel/CoursePurchasePanel.tsx';
export type { PurchaseOffer } from './commerce/CoursePurchasePanel/OfferChoice.tsx';
export type { PurchaseLink, PurchaseProgress } from './commerce/CoursePurchasePanel/OwnedCourse.tsx';
export { OrderSummary, type OrderSummaryLine, type OrderSummaryProps } from './commerce/OrderSummary/OrderSummary.tsx';
export { PurchaseBar, type PurchaseBarProps } from './commerce/PurchaseBar/PurchaseBar.tsx';
