import type { SubmitForm } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/apiError.ts';
import { useDescribeError } from './describeError.ts';
import { type FieldByCode, toRefusal } from './toRefusal.ts';

const NONE = {};

/** Passes the values of a form to a store, and messages of refusals back to the form. */
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
      // The form shows a general failure; an error other than a failed call is a bug and must be reported.
      if (!(error instanceof ApiError)) {
        reportError(error);
        throw error;
      }
      return toRefusal(error, values, fieldByCode, { describe, invalid: t('errors.invalid') });
    }
  };
}
