import { LanguageSwitch, LoginBox, type LoginBoxProps } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useRoot } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';

type Frame = Pick<LoginBoxProps, 'tabs' | 'activeKey' | 'heading' | 'footer'>;

/** The box on the school's picture, with the choice of language: login, registration, password reset. */
export const AccountFrame = observer(function AccountFrame({
  title,
  children,
  ...frame
}: Frame & { title: string; children: ReactNode }) {
  const { locale, tenant } = useRoot();
  useTitle(title);
  return (
    <LoginBox
      {...frame}
      title={title}
      school={tenant.company.value?.shortName}
      language={<LanguageSwitch variant="pill" value={locale.locale} onChange={locale.choose} />}
    >
      {children}
    </LoginBox>
  );
});
