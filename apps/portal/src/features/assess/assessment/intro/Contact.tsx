import type { AssessmentIntro } from '@shuyuan/contract';
import { Avatar, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { lecturerChatPath } from '../../../../shared/consult/lecturerChatPath.ts';
import { useMayChat } from '../../../../shared/consult/useMayChat.ts';
import { useInBeijing } from '../../../../shared/words/useInBeijing.ts';
import { Box, ContactRow } from '../assess.styles.ts';

/** Who gives a new link: who is responsible, by the chat where that is a lecturer, else the school; the hours are those of the school's phone. */
export function useContact({ title, contactName, contactPhone, contactLecturerId: id, linkState }: AssessmentIntro) {
  const { t } = useTranslation('assess');
  const { tenant } = useRoot();
  const mayChat = useMayChat();
  const inBeijing = useInBeijing();
  const company = tenant.company.value;
  const phone = contactPhone ?? company?.phone;
  const hours = phone !== undefined && phone === company?.phone ? company.phoneHours : undefined;
  const name = contactName ?? t('expire.school');
  const draft = t(linkState === 'usedUp' ? 'expire.draftTry' : 'expire.draftLink', { title });
  const chat = id !== undefined && mayChat ? lecturerChatPath({ id, name, draft }) : undefined;
  return { name, phone, hours: hours && inBeijing(hours), chat };
}

interface ContactProps {
  intro: AssessmentIntro;
  title: string;
}

/** Whom to ask for a new link, and when somebody answers. */
export const Contact = observer(function Contact({ intro, title }: ContactProps) {
  const { t } = useTranslation('assess');
  const { name, phone, hours, chat } = useContact(intro);
  return (
    <Box>
      <header>
        <h2>{title}</h2>
      </header>
      <ContactRow>
        <Avatar name={name} src={intro.contactPortrait} size={56} decorative />
        <p>
          <b>{name}</b>
          <small>{t('expire.askNote')}</small>
        </p>
        {chat !== undefined && (
          <Button variant="outline" href={chat}>
            {t('expire.message')}
          </Button>
        )}
        {phone !== undefined && (
          <>
            {chat !== undefined && <small>{t('expire.orCall')}</small>}
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
