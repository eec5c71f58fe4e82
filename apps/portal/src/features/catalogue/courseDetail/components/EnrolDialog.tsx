import styled from '@emotion/styled';
import type { Company } from '@shuyuan/contract';
import { token } from '@shuyuan/tokens';
import { Button, Dialog } from '@shuyuan/ui';
import { Phone } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../../page/useCopy.ts';
import { useInBeijing } from '../../../../shared/words/useInBeijing.ts';

interface EnrolDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Title of the course. */
  course: string;
  company: Company | undefined;
}

const PhoneNumber = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  marginTop: token.space[16],
  padding: token.space[20],
  borderRadius: token.radius.card,
  background: token.color.actionSoft.bg,
  color: token.color.actionSoft.fg,
  '& > svg': { flex: 'none', width: token.size.iconLg, height: token.size.iconLg },
  '& > a': {
    fontFamily: token.font.number,
    fontSize: token.fontSize[28],
    lineHeight: token.lineHeight[28],
    fontWeight: token.weight.semibold,
  },
  '& + p': { marginTop: token.space[8], color: token.color.text.tertiary },
});

/** How to enrol: the school's phone and its hours, as the company record has them (product.md 4.1). */
export const EnrolDialog = observer(function EnrolDialog({ isOpen, onClose, course, company }: EnrolDialogProps) {
  const inBeijing = useInBeijing();
  const { t } = useTranslation('courseDetail');
  const phone = company?.phone;
  const copy = useCopy({ done: t('phoneCopied'), failed: t('phoneNotCopied') });
  const handleCopy = async () => {
    if (phone === undefined) return;
    await copy(phone);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('enrolTitle')}
      footer={
        phone !== undefined && (
          <Button variant="outline" onClick={handleCopy}>
            {t('copyPhone')}
          </Button>
        )
      }
    >
      {phone === undefined ? (
        <p>{t('enrolNoPhone')}</p>
      ) : (
        <>
          <p>{t('enrolText', { course, school: company?.shortName })}</p>
          <PhoneNumber>
            <Phone aria-hidden />
            <a href={`tel:${phone}`}>{phone}</a>
          </PhoneNumber>
          {company?.phoneHours !== undefined && <p>{t('enrolHours', { hours: inBeijing(company.phoneHours) })}</p>}
        </>
      )}
    </Dialog>
  );
});
