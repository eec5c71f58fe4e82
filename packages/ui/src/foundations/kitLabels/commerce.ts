import type { addressCardLabels as AddressCard } from '../../commerce/AddressCard/AddressCard.labels.ts';
import type { addressFormLabels as AddressForm } from '../../commerce/AddressForm/AddressForm.labels.ts';
import type { couponCardLabels as CouponCard } from '../../commerce/CouponCard/CouponCard.labels.ts';
import type { couponPickerLabels as CouponPicker } from '../../commerce/CouponPicker/CouponPicker.labels.ts';
import type { coursePurchasePanelLabels as CoursePurchasePanel } from '../../commerce/CoursePurchasePanel/CoursePurchasePanel.labels.ts';
import type { groupBuyPanelLabels as GroupBuyPanel } from '../../commerce/GroupBuyPanel/GroupBuyPanel.labels.ts';
import type { membershipCardLabels as MembershipCard } from '../../commerce/MembershipCard/MembershipCard.labels.ts';
import type { offerTicketLabels as OfferTicket } from '../../commerce/OfferTicket/OfferTicket.labels.ts';
import type { orderCardLabels as OrderCard } from '../../commerce/OrderCard/OrderCard.labels.ts';
import type { orderSummaryLabels as OrderSummary } from '../../commerce/OrderSummary/OrderSummary.labels.ts';
import type { packageCardLabels as PackageCard } from '../../commerce/PackageCard/PackageCard.labels.ts';
import type { payMethodPickerLabels as PayMethodPicker } from '../../commerce/PayMethodPicker/PayMethodPicker.labels.ts';
import type { purchaseBarLabels as PurchaseBar } from '../../commerce/PurchaseBar/PurchaseBar.labels.ts';
import type { redeemPanelLabels as RedeemPanel } from '../../commerce/RedeemPanel/RedeemPanel.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `commerce`, by the name of their component. */
export interface CommerceLabels {
  AddressCard: LabelsOf<typeof AddressCard>;
  AddressForm: LabelsOf<typeof AddressForm>;
  CouponCard: LabelsOf<typeof CouponCard>;
  CouponPicker: LabelsOf<typeof CouponPicker>;
  CoursePurchasePanel: LabelsOf<typeof CoursePurchasePanel>;
  GroupBuyPanel: LabelsOf<typeof GroupBuyPanel>;
  MembershipCard: LabelsOf<typeof MembershipCard>;
  OfferTicket: LabelsOf<typeof OfferTicket>;
  OrderCard: LabelsOf<typeof OrderCard>;
  OrderSummary: LabelsOf<typeof OrderSummary>;
  PackageCard: LabelsOf<typeof PackageCard>;
  PayMethodPicker: LabelsOf<typeof PayMethodPicker>;
  PurchaseBar: LabelsOf<typeof PurchaseBar>;
  RedeemPanel: LabelsOf<typeof RedeemPanel>;
}
