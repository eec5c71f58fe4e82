import type { AssessmentResult } from '@shuyuan/contract';
import { Button } from '@shuyuan/ui';
import { BookOpen, MessageCircle, PencilLine, Phone } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { lecturerChatPath } from '../../../../shared/consult/lecturerChatPath.ts';
import { useMayChat } from '../../../../shared/consult/useMayChat.ts';
import { reviewPath } from '../../../../shared/course/assessPaths.ts';
import { Box, Ready } from '../assess.styles.ts';
import { Part } from './result.styles.ts';

/** What can be done while the result waits: reading the own answers, looking at courses, asking the school. */
export const Meanwhile = observer(function Meanwhile({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assess');
  const mayChat = useMayChat();
  const { id, linkId, saleId, type, contactName, contactPhone, contactLecturerId } = result;
  const chat =
    contactLecturerId !== undefined && contactName !== undefined && mayChat
      ? lecturerChatPath({ id: contactLecturerId, name: contactName })
      : undefined;
  const ask = chat ?? (contactPhone === undefined ? undefined : `tel:${contactPhone}`);
  const place = { linkId, saleId };
  const items = [
    ...(type === 'objective'
      ? [{ key: 'answers' as const, icon: <PencilLine aria-hidden />, href: reviewPath(place, id) }]
      : []),
    { key: 'courses' as const, icon: <BookOpen aria-hidden />, href: '/course' },
    ...(ask === undefined
      ? []
      : [{ key: 'ask' as const, icon: chat ? <MessageCircle aria-hidden /> : <Phone aria-hidden />, href: ask }]),
  ];
  return (
    <Part>
      <header>
        <h2>{t('meanwhile.title')}</h2>
      </header>
      <Box>
        <Ready data-row>
          {items.map(({ key, icon, href }) => (
            <li key={key}>
              <span>{icon}</span>
              <p>
                <b>{t(`meanwhile.${key}`)}</b>
                <small>{key === 'ask' ? (contactName ?? contactPhone) : t(`meanwhile.${key}Text`)}</small>
              </p>
              <Button variant={key === 'ask' ? 'outline' : 'soft'} size="sm" href={href}>
                {key === 'ask' && chat ? t('expire.message') : t(`meanwhile.${key}Go`)}
              </Button>
            </li>
          ))}
        </Ready>
      </Box>
    </Part>
  );
});
