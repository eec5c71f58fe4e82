import type { labels as Breadcrumb } from '../../controls/Breadcrumb/Breadcrumb.labels.ts';
import type { captchaSlotLabels as CaptchaSlot } from '../../controls/CaptchaSlot/CaptchaSlot.labels.ts';
import type { labels as CheckboxGroup } from '../../controls/CheckboxGroup/CheckboxGroup.labels.ts';
import type { labels as CodeInput } from '../../controls/CodeInput/CodeInput.labels.ts';
import type { labels as DatePicker } from '../../controls/DatePicker/DatePicker.labels.ts';
import type { labels as Field } from '../../controls/Field/Field.labels.ts';
import type { labels as FilterBar } from '../../controls/FilterBar/FilterBar.labels.ts';
import type { labels as Form } from '../../controls/Form/Form.labels.ts';
import type { labels as Input } from '../../controls/Input/Input.labels.ts';
import type { labels as Link } from '../../controls/Link/Link.labels.ts';
import type { labels as MultiSelect } from '../../controls/MultiSelect/MultiSelect.labels.ts';
import type { labels as Pagination } from '../../controls/Pagination/Pagination.labels.ts';
import type { labels as PasswordInput } from '../../controls/PasswordInput/PasswordInput.labels.ts';
import type { labels as Rating } from '../../controls/Rating/Rating.labels.ts';
import type { labels as RedeemCodeInput } from '../../controls/RedeemCodeInput/RedeemCodeInput.labels.ts';
import type { regionCascaderLabels as RegionCascader } from '../../controls/RegionCascader/RegionCascader.labels.ts';
import type { labels as SearchInput } from '../../controls/SearchInput/SearchInput.labels.ts';
import type { labels as Select } from '../../controls/Select/Select.labels.ts';
import type { labels as Stepper } from '../../controls/Stepper/Stepper.labels.ts';
import type { labels as Switch } from '../../controls/Switch/Switch.labels.ts';
import type { labels as TextArea } from '../../controls/TextArea/TextArea.labels.ts';
import type { labels as TimeZoneSelect } from '../../controls/TimeZoneSelect/TimeZoneSelect.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `controls`, by the name of their component. */
export interface ControlsLabels {
  Breadcrumb: LabelsOf<typeof Breadcrumb>;
  CaptchaSlot: LabelsOf<typeof CaptchaSlot>;
  CheckboxGroup: LabelsOf<typeof CheckboxGroup>;
  CodeInput: LabelsOf<typeof CodeInput>;
  DatePicker: LabelsOf<typeof DatePicker>;
  Field: LabelsOf<typeof Field>;
  FilterBar: LabelsOf<typeof FilterBar>;
  Form: LabelsOf<typeof Form>;
  Input: LabelsOf<typeof Input>;
  Link: LabelsOf<typeof Link>;
  MultiSelect: LabelsOf<typeof MultiSelect>;
  Pagination: LabelsOf<typeof Pagination>;
  PasswordInput: LabelsOf<typeof PasswordInput>;
  Rating: LabelsOf<typeof Rating>;
  RedeemCodeInput: LabelsOf<typeof RedeemCodeInput>;
  RegionCascader: LabelsOf<typeof RegionCascader>;
  SearchInput: LabelsOf<typeof SearchInput>;
  Select: LabelsOf<typeof Select>;
  Stepper: LabelsOf<typeof Stepper>;
  Switch: LabelsOf<typeof Switch>;
  TextArea: LabelsOf<typeof TextArea>;
  TimeZoneSelect: LabelsOf<typeof TimeZoneSelect>;
}
