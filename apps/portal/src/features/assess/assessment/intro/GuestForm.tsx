import { GUEST_NAME_MAX } from '@shuyuan/contract';
import { isPhone, normaliseAccount } from '@shuyuan/rules';
import { AccountInput, Field, Form, Input, Link } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useSubmit } from '../../../../page/useSubmit.ts';
import { GuestFields } from '../assess.styles.ts';
import type { Guest } from './IntroStore.ts';

/** Id of the form: the button of the stub submits it. */
export const GUEST_FORM = 'guest';
const EMPTY: Guest = { guestName: '', guestPhone: '' };

/** Name and phone of a visitor, written on the ticket (product.md 4.5). */
export function GuestForm({ onStart }: { onStart: (guest: Guest) => Promise<unknown> }) {
  const { t } = useTranslation('assess');
  const { auth } = useRoot();
  const submit = useSubmit<Guest>(({ guestName, guestPhone }) =>
    onStart({ guestName: guestName.trim(), guestPhone: normaliseAccount(guestPhone) }),
  );
  return (
    <Form
      id={GUEST_FORM}
      aria-label={t('ticket')}
      defaultValues={EMPTY}
      validate={({ guestName, guestPhone }) => ({
        ...(guestName.trim() === '' && { guestName: t('guest.needName') }),
        ...(!isPhone(normaliseAccount(guestPhone)) && { guestPhone: t('guest.needPhone') }),
      })}
      onSubmit={submit}
    >
      {(form) => (
        <GuestFields>
          <Field label={t('guest.name')} help={t('guest.nameHelp')} error={form.errorOf('guestName')}>
            <Input {...form.field('guestName')} maxLength={GUEST_NAME_MAX} autoComplete="name" />
          </Field>
          <Field label={t('guest.phone')} help={t('guest.phoneHelp')} error={form.errorOf('guestPhone')}>
            <AccountInput {...form.field('guestPhone')} mode="phone" placeholder={t('guest.phonePlaceholder')} />
          </Field>
          <p>
            <Link href={auth.loginPath()}>{t('guest.haveAccount')}</Link>
          </p>
        </GuestFields>
      )}
    </Form>
  );
}
