import type { Company } from '@shuyuan/contract';
import { safeHttpUrl } from '@shuyuan/rules';

/** The school's apps with a safe address (X3), in the order in which they are shown. */
export function appLinks(company: Pick<Company, 'androidApp' | 'iosApp'> | undefined) {
  const links = [
    { system: 'android', href: company?.androidApp },
    { system: 'ios', href: company?.iosApp },
  ] as const;
  return links.flatMap(({ system, href }) => {
    const url = href ? safeHttpUrl(href) : null;
    return url ? [{ system, href: url.href }] : [];
  });
}
