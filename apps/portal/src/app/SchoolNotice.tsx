import { BrandLogo, Button, LanguageSwitch } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../page/context.tsx';
import { useTitle } from '../page/useTitle.ts';
import { Action, Columns, Hint, OtherLanguage, Picture, Root, Top } from './SchoolNotice.styles.ts';

interface SchoolNoticeProps {
  /** No school has this address; it is closed; it cannot be reached now. */
  phase: 'unknown' | 'closed' | 'failed';
  /** Loads the school again. */
  retry: () => Promise<void>;
}

/** Shown instead of a school (§1; product.md 2.1): the problem in both languages, and what to do. */
export const SchoolNotice = observer(function SchoolNotice({ phase, retry }: SchoolNoticeProps) {
  const { locale } = useRoot();
  const { t } = useTranslation('common');
  const words = {
    unknown: [t('schoolUnknown'), t('schoolUnknownHint')],
    closed: [t('schoolClosed'), t('schoolClosedHint')],
    failed: [t('schoolFailed'), t('errors.unreachable')],
  } as const;
  const [title, hint] = words[phase];
  useTitle(title);
  return (
    <Root>
      <Top>
        <BrandLogo alt="" />
        <LanguageSwitch variant="pill" value={locale.locale} onChange={(to) => void locale.choose(to)} />
      </Top>
      <Columns>
        <div>
          <h1>{title}</h1>
          <Hint>{hint}</Hint>
          <OtherLanguage lang={locale.locale === 'cn' ? 'en' : 'zh-CN'}>{t(`schoolElse.${phase}`)}</OtherLanguage>
          {phase !== 'unknown' && (
            <Action>
              <Button size="lg" onClick={retry}>
                {t('retry')}
              </Button>
            </Action>
          )}
        </div>
        <Picture slot="hero" alt="" width="100%" height={360} />
      </Columns>
    </Root>
  );
});
