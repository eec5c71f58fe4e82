import type { SubmitForm } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/apiError.ts';
import { useDescribeError } from './describeError.ts';
import { type FieldByCode, toRefusal } from './toRefusal.ts';

const NONE = {};

/** Hands what a form of the kit holds to a store, and what the server refused back to the form, in words. */
export function useSubmit<V extends object>(
  send: (values: V) => Promise<unknown>,
  fieldByCode: FieldByCode<V> = NONE,
): SubmitForm<V> {
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  return async (values) => {
    try {
      await send(values);
      return undefined;
    } catch (error) {
      // The form says in general that it failed; what is no failure of a call is a fault of ours and has to be seen.
      if (!(error instanceof ApiError)) {
        reportError(error);
        throw error;
      }
      return toRefusal(error, values, fieldByCode, { describe, invalid: t('errors.invalid') });
    }
  };
}
