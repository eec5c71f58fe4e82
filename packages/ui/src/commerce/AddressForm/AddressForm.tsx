import styled from '@emotion/styled';
import { ADDRESS_MAX, CONSIGNEE_MAX, codePointLength } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import { AccountInput } from '../../controls/AccountInput/AccountInput.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { Input } from '../../controls/Input/Input.tsx';
import { RegionCascader } from '../../controls/RegionCascader/RegionCascader.tsx';
import type { LoadRegions } from '../../controls/RegionCascader/region.ts';
import { Switch } from '../../controls/Switch/Switch.tsx';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { formLayout } from '../../foundations/formLayout.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type FormErrors, useFormValues } from '../../foundations/useFormValues.ts';
import { type AddressFormLabels, addressFormLabels } from './AddressForm.labels.ts';
import { type AddressValues, addressProblems, toSentAddress } from './addressProblems.ts';

export interface AddressFormProps extends BaseProps<HTMLFormElement> {
  /** The address that is changed; without it the form makes a new one. */
  value?: AddressValues | undefined;
  /** Regions below one; `loadChinaRegions` knows those of China. */
  loadRegions: LoadRegions;
  /** What the server has against the values. */
  errors?: FormErrors<AddressValues> | undefined;
  /** Saves it, trimmed; a rejection keeps what was typed and says that it failed (§8). */
  onSubmit: (address: AddressValues) => unknown;
  /** Offers a way out. */
  onCancel?: (() => void) | undefined;
  /** Words for a failure; a general sentence by default. */
  failedText?: ReactNode;
  labels?: Partial<AddressFormLabels> | undefined;
}

const EMPTY: AddressValues = { consignee: '', phone: '', region: [], detail: '', isDefault: false };

const Root = styled.form(formLayout);

/** A counter while a text comes near its end, or is beyond it. */
const countOf = (text: string, max: number) => {
  const n = codePointLength(text.trim());
  return n > max / 2 ? { n, max } : undefined;
};

/** Makes or changes a shipping address (§5). */
export function AddressForm(props: AddressFormProps) {
  const { value, loadRegions, errors, onSubmit, onCancel, failedText, labels, ...rest } = props;
  const words = useLabels(addressFormLabels, labels);
  const { values, status, form, errorOf, set, leave, submit } = useFormValues<AddressValues>({
    initial: value ?? EMPTY,
    check: (typed) => addressProblems(typed, words),
    refused: errors,
    onSubmit: (typed) => onSubmit(toSentAddress(typed)),
  });
  return (
    <Root aria-label={value ? words.change : words.create} {...rest} ref={form} noValidate onSubmit={submit}>
      <div className="pair">
        <Field
          label={words.consignee}
          required
          error={errorOf('consignee')}
          count={countOf(values.consignee, CONSIGNEE_MAX)}
        >
          <Input
            name="consignee"
            autoComplete="name"
            placeholder={words.consigneePlaceholder}
            value={values.consignee}
            onChange={(next) => set('consignee', next)}
            onBlur={() => leave('consignee')}
          />
        </Field>
        <Field label={words.phone} required error={errorOf('phone')}>
          <AccountInput
            mode="phone"
            icon={false}
            dialCode="+86"
            name="phone"
            placeholder={words.phonePlaceholder}
            value={values.phone}
            onChange={(next) => set('phone', next)}
            onBlur={() => leave('phone')}
          />
        </Field>
      </div>
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
          name="detail"
          rows={2}
          autoGrow
          placeholder={words.detailPlaceholder}
          value={values.detail}
          onChange={(next) => set('detail', next.replace(/\s*\n\s*/g, ' '))} // a courier's label has one line
          onBlur={() => leave('detail')}
        />
      </Field>
      <Switch
        name="isDefault"
        description={words.makeDefaultHelp}
        checked={values.isDefault}
        onChange={(next) => set('isDefault', next)}
      >
        {words.makeDefault}
      </Switch>
      {status === 'failed' && <Alert tone="danger" role="alert" title={failedText ?? words.failed} />}
      <div className="buttons" data-end>
        {onCancel && (
          <Button variant="outline" tone="neutral" size="lg" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" size="lg" loading={status === 'pending'}>
          {words.save}
        </Button>
      </div>
    </Root>
  );
}
