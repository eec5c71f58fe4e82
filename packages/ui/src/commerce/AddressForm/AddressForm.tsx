import { ADDRESS_MAX, CONSIGNEE_MAX, codePointLength } from '@shuyuan/rules';
import { AccountInput } from '../../controls/AccountInput/AccountInput.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { FormBody } from '../../controls/Form/FormBody.tsx';
import { FormFailure } from '../../controls/Form/FormFailure.tsx';
import { Buttons, Pair } from '../../controls/Form/formLayout.styles.ts';
import type { FormErrors } from '../../controls/Form/formProblems.ts';
import { type SubmitForm, useForm } from '../../controls/Form/useForm.ts';
import { Input } from '../../controls/Input/Input.tsx';
import { RegionCascader } from '../../controls/RegionCascader/RegionCascader.tsx';
import type { LoadRegions } from '../../controls/RegionCascader/region.ts';
import { Switch } from '../../controls/Switch/Switch.tsx';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type AddressFormLabels, addressFormLabels } from './AddressForm.labels.ts';
import { type AddressValues, addressProblems, toSentAddress } from './addressProblems.ts';

export interface AddressFormProps extends BaseProps<HTMLFormElement> {
  /** The address to be edited; without it the form creates a new one. */
  value?: AddressValues | undefined;
  /** Loads the regions below a region; `loadChinaRegions` does so for China. */
  loadRegions: LoadRegions;
  /** Initial errors. */
  errors?: FormErrors<AddressValues> | undefined;
  /** Saves the trimmed address and returns field errors, if any; a rejected promise keeps the input and shows a failure message (§8). */
  onSubmit: SubmitForm<AddressValues>;
  /** Shows a cancel button. */
  onCancel?: (() => void) | undefined;
  labels?: Partial<AddressFormLabels> | undefined;
}

const EMPTY: AddressValues = { consignee: '', phone: '', region: [], detail: '', default: false };

/** A counter while a text is close to its limit or beyond it. */
const countOf = (text: string, max: number) => {
  const n = codePointLength(text.trim());
  return n > max / 2 ? { n, max } : undefined;
};

/** Creates or edits a shipping address (§5). */
export function AddressForm(props: AddressFormProps) {
  const { value, loadRegions, errors, onSubmit, onCancel, labels, ...rest } = props;
  const words = useLabels(addressFormLabels, labels);
  const form = useForm<AddressValues>({
    initial: value ?? EMPTY,
    check: (typed) => addressProblems(typed, words),
    errors,
    onSubmit: (typed) => onSubmit(toSentAddress(typed)),
  });
  const { values, field, errorOf, set } = form;
  return (
    <FormBody aria-label={value ? words.change : words.create} {...rest} form={form}>
      <Pair>
        <Field
          label={words.consignee}
          required
          error={errorOf('consignee')}
          count={countOf(values.consignee, CONSIGNEE_MAX)}
        >
          <Input {...field('consignee')} autoComplete="name" placeholder={words.consigneePlaceholder} />
        </Field>
        <Field label={words.phone} required error={errorOf('phone')}>
          <AccountInput
            mode="phone"
            icon={false}
            dialCode="+86"
            {...field('phone')}
            placeholder={words.phonePlaceholder}
          />
        </Field>
      </Pair>
      <Field label={words.region} required error={errorOf('region')}>
        <RegionCascader
          name="region"
          load={loadRegions}
          value={values.region}
          onChange={(next) => set('region', next)}
        />
      </Field>
      <Field label={words.detail} required error={errorOf('detail')} count={countOf(values.detail, ADDRESS_MAX)}>
        <TextArea
          {...field('detail')}
          rows={2}
          autoGrow
          placeholder={words.detailPlaceholder}
          onChange={(next) => set('detail', next.replace(/\s*\n\s*/g, ' '))} // a shipping label has one line
        />
      </Field>
      <Switch
        name="default"
        description={words.makeDefaultHelp}
        checked={values.default}
        onChange={(next) => set('default', next)}
      >
        {words.makeDefault}
      </Switch>
      <FormFailure form={form} title={words.failed} />
      <Buttons data-end>
        {onCancel && (
          <Button variant="outline" tone="neutral" size="lg" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {words.save}
        </Button>
      </Buttons>
    </FormBody>
  );
}
