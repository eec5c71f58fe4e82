import { Button } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { Box, ContactRow } from '../assess.styles.ts';

interface OtherPersonProps {
  /** Name of the guest whose record is shown; undefined where none is. */
  name: string | undefined;
  onTurn: () => unknown;
}

/** Whose record this browser shows, and the way to a blank ticket for another guest, e.g. a brother with the same phone (product.md 4.5). */
export function OtherPerson({ name, onTurn }: OtherPersonProps) {
  const { t } = useTranslation('assess');
  return (
    <Box aria-label={t('guest.who')}>
      <ContactRow>
        <p>
          <b>{name === undefined ? t('guest.who') : t('guest.is', { name })}</b>
          <small>{t('guest.isNote')}</small>
        </p>
        <Button variant="outline" onClick={onTurn}>
          {t('guest.other')}
        </Button>
      </ContactRow>
    </Box>
  );
}
