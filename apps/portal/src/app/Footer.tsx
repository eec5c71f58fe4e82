import { DEFAULT_TIME_ZONE, localYear } from '@shuyuan/rules';
import { formatZone, ShellFooter } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../page/context.tsx';
import { useSiteAddress } from '../page/useSiteAddress.ts';
import { useView } from '../page/useView.ts';
import { useInBeijing } from '../shared/words/useInBeijing.ts';
import { hasPage } from './menu.ts';

const ApiSwitcher = lazy(async () => ({ default: (await import('./ApiSwitcher.tsx')).ApiSwitcher }));

/** Where the licence of a Chinese site is looked up. */
const ICP_REGISTER = 'https://beian.miit.gov.cn/';
const DOWNLOAD = '/download';

/** The footer from the company record; links to pages that exist (§1). */
export const Footer = observer(function Footer() {
  const { services, tenant, place, zone } = useRoot();
  const view = useView();
  const inBeijing = useInBeijing();
  const { t } = useTranslation('common');
  const download = useSiteAddress(DOWNLOAD);
  const company = tenant.company.value;
  if (!company) return null;
  const columns = [
    {
      title: t('footer.learn'),
      links: [
        { label: t('footer.courses'), href: '/course' },
        { label: t('footer.live'), href: '/course?type=live' },
        { label: t('footer.recorded'), href: '/course?type=recorded' },
      ],
    },
    {
      title: t('footer.help'),
      links: [
        { label: t('footer.howWeTeach'), href: '/courseintroduce' },
        { label: t('footer.download'), href: DOWNLOAD },
      ],
    },
    { title: t('footer.about'), links: [{ label: t('footer.lecturers'), href: '/teacher/certification' }] },
  ];
  const shown = columns.map(({ title, links }) => ({ title, links: links.filter(({ href }) => hasPage(href)) }));
  const hasApp = company.androidApp !== undefined || company.iosApp !== undefined;
  // The school's year, whoever reads it.
  const year = localYear(services.clock.now, DEFAULT_TIME_ZONE.id);
  return (
    <>
      <ShellFooter
        company={{
          name: company.name,
          slogan: company.slogan,
          phone: company.phone,
          phoneHours: company.phoneHours && inBeijing(company.phoneHours),
          copyright: [
            // Whose time it is, where that is another one than the school's (§9).
            zone.isAbroad && t('footer.zone', { zone: formatZone(zone.id, view) }),
            t('footer.copyright', { year, name: company.copyright ?? company.name }),
          ]
            .filter(Boolean)
            .join(' · '),
          policeRecord: company.policeRecord,
          icp: company.icp === undefined ? undefined : { text: company.icp, href: ICP_REGISTER },
        }}
        columns={shown.filter(({ links }) => links.length > 0)}
        qr={hasApp && hasPage(DOWNLOAD) ? { value: download, label: t('footer.scanToDownload') } : undefined}
      />
      {place.environments && (
        <Suspense fallback={null}>
          <ApiSwitcher environments={place.environments} />
        </Suspense>
      )}
    </>
  );
});
