import type { AssessmentIntro } from '@shuyuan/contract';
import { Avatar, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { Box, ContactRow } from '../assess.styles.ts';

/** Who gives a new link: who is responsible, else the school; the hours are those of the school's phone. */
export function useContact({ contactName, contactPhone }: AssessmentIntro) {
  const { t } = useTranslation('assess');
  const company = useRoot().tenant.company.value;
  const phone = contactPhone ?? company?.phone;
  const hours = phone !== undefined && phone === company?.phone ? company.phoneHours : undefined;
  return { name: contactName ?? t('expire.school'), phone, hours };
}

interface ContactProps {
  intro: AssessmentIntro;
  title: string;
}

/** Whom to ask for a new link, and when somebody answers. */
export const Contact = observer(function Contact({ intro, title }: ContactProps) {
  const { t } = useTranslation('assess');
  const { name, phone, hours } = useContact(intro);
  return (
    <Box>
      <header>
        <h2>{title}</h2>
      </header>
      <ContactRow>
        <Avatar name={name} size={56} decorative />
        <p>
          <b>{name}</b>
          <small>{t('expire.askNote')}</small>
        </p>
        {phone !== undefined && (
          <>
            <strong>{phone}</strong>
            {hours !== undefined && <small>{hours}</small>}
            <Button variant="outline" href={`tel:${phone}`}>
              {t('expire.call')}
            </Button>
          </>
        )}
      </ContactRow>
    </Box>
  );
});
