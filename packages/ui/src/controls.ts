export { AccountInput, type AccountInputProps, type AccountMode } from './controls/AccountInput/AccountInput.tsx';
export { Breadcrumb, type BreadcrumbProps } from './controls/Breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonPart, type ButtonProps } from './controls/Button/Button.tsx';
export { CaptchaSlot, type CaptchaSlotProps } from './controls/CaptchaSlot/CaptchaSlot.tsx';
export { Checkbox, type CheckboxProps } from './controls/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './controls/CheckboxGroup/CheckboxGroup.tsx';
export { CodeInput, type CodeInputProps } from './controls/CodeInput/CodeInput.tsx';
export { DatePicker, type DatePickerProps } from './controls/DatePicker/DatePicker.tsx';
export { type DateRange, DateRangePicker, type DateRangePickerProps } from './controls/DatePicker/DateRangePicker.tsx';
export { Field, type FieldPart, type FieldProps } from './controls/Field/Field.tsx';
export { type OwnFieldProps, useFieldControl } from './controls/Field/fieldContext.ts';
export { FilterBar, type FilterBarProps, type FilterGroup, type FilterValue } from './controls/FilterBar/FilterBar.tsx';
export { Form, type FormProps } from './controls/Form/Form.tsx';
export type { FormErrors } from './controls/Form/formProblems.ts';
export type { FormRefusal, FormState, SubmitForm } from './controls/Form/useForm.ts';
export { IconButton, type IconButtonProps } from './controls/IconButton/IconButton.tsx';
export { Input, type InputPart, type InputProps } from './controls/Input/Input.tsx';
export { Link, type LinkProps } from './controls/Link/Link.tsx';
export { Menu, type MenuProps } from './controls/Menu/Menu.tsx';
export type {
  MenuCheckboxItem,
  MenuEntry,
  MenuGroup,
  MenuItem,
  MenuPart,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSubmenu,
} from './controls/Menu/menuEntries.ts';
export { MultiSelect, type MultiSelectProps } from './controls/MultiSelect/MultiSelect.tsx';
export { Pagination, type PaginationPart, type PaginationProps } from './controls/Pagination/Pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './controls/PasswordInput/PasswordInput.tsx';
export { Radio, type RadioProps } from './controls/RadioGroup/Radio.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './controls/RadioGroup/RadioGroup.tsx';
export { Rating, type RatingProps } from './controls/Rating/Rating.tsx';
export { RedeemCodeInput, type RedeemCodeInputProps } from './controls/RedeemCodeInput/RedeemCodeInput.tsx';
export { RegionCascader, type RegionCascaderProps } from './controls/RegionCascader/RegionCascader.tsx';
export type { LoadRegions, Region } from './controls/RegionCascader/region.ts';
export { SearchInput, type SearchInputProps } from './controls/SearchInput/SearchInput.tsx';
export type { SearchSuggestion } from './controls/SearchInput/SearchSheet.tsx';
export { Segmented, type SegmentedItem, type SegmentedProps } from './controls/Segmented/Segmented.tsx';
export { Select } from './controls/Select/Select.tsx';
export type { SelectGroup, SelectOption, SelectPart, SelectProps } from './controls/Select/selectOptions.ts';
export { Stepper, type StepperProps } from './controls/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './controls/Switch/Switch.tsx';
export { type TabItem, Tabs, type TabsPart, type TabsProps } from './controls/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './controls/TextArea/TextArea.tsx';
export {
  type TimeZoneOption,
  TimeZoneSelect,
  type TimeZoneSelectProps,
} from './controls/TimeZoneSelect/TimeZoneSelect.tsx';
