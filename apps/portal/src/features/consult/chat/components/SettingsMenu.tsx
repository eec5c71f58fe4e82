import { IconButton, Menu } from '@shuyuan/ui';
import { Languages, LogOut, Settings } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';

/** What a window without a shell still needs: the language, and for a lecturer the way out. */
export const SettingsMenu = observer(function SettingsMenu() {
  const { t } = useTranslation('chat');
  const { auth, locale } = useRoot();
  const isLecturer = auth.member?.type === 'lecturer';
  const choose = (key: string) => {
    if (key === 'language') void locale.choose(locale.locale === 'cn' ? 'en' : 'cn');
    if (key === 'leave') void auth.leaveLecturer();
  };
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={<Settings />} label={t('settings')} />}
      onSelect={choose}
      items={[
        { value: 'language', label: t('otherLanguage'), icon: <Languages /> },
        ...(isLecturer ? [{ value: 'leave', label: t('leave'), icon: <LogOut /> }] : []),
      ]}
    />
  );
});
