import styled from '@emotion/styled';
import { brands, token } from '@shuyuan/tokens';
import { loadTypeset } from '@shuyuan/ui/formulas';
import { BrandScope, GlobalStyle, KitProvider, type Locale, Stack, Text } from '@shuyuan/ui/foundations';
import { loadPdfPages } from '@shuyuan/ui/pdf';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { storedVariables } from './brandSwitch.ts';
import { clock } from './clock.ts';
import { ALL_BRANDS, JSON_BRAND } from './toolbar.ts';

/** Contains fixed elements, so that a dialog opens in its own column and not over the others. */
const Column = styled(BrandScope)({
  minWidth: 0,
  '&:has([role="dialog"], [role="alertdialog"])': { contain: 'layout', width: '560px', minHeight: '420px' },
});

const Columns = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[32] });

interface BrandColumnProps {
  /** Id of the brand. */
  brand: string;
  /** Its variables, when it is no brand of the folder. */
  vars?: Record<`--sy-${string}`, string> | undefined;
  /** Language of the labels. */
  locale: Locale;
  /** The story. */
  children: ReactNode;
}

/** The story in one brand; its overlays open inside, so that they have the same brand. */
function BrandColumn({ brand, vars, locale, children }: BrandColumnProps) {
  const [portalRoot, setPortalRoot] = useState<HTMLElement | null>(null);
  return (
    <Column brand={brand} vars={vars} ref={setPortalRoot}>
      <Stack gap={8}>
        <Text size={12} weight={600} tone="tertiary">
          {brand}
        </Text>
        <KitProvider locale={locale} portalRoot={portalRoot ?? undefined}>
          {children}
        </KitProvider>
      </Stack>
    </Column>
  );
}

/** The brands of the folder, and the one from JSON where there is one. */
function columns(mode: unknown): Pick<BrandColumnProps, 'brand' | 'vars'>[] {
  const stored = storedVariables(mode);
  return [...brands.map(({ id }) => ({ brand: id })), ...(stored ? [{ brand: JSON_BRAND, vars: stored }] : [])];
}

/** Every story is shown on the kit's background, in the language and brand of the toolbar, with a frozen clock. */
export const withKit: Decorator = (Story, { globals }) => {
  const locale: Locale = globals['locale'] === 'en' ? 'en' : 'cn';
  return (
    <KitProvider
      locale={locale}
      clock={clock}
      timeZone="Asia/Shanghai"
      pdf={loadPdfPages}
      pdfFilesUrl="/pdf/"
      formulas={loadTypeset}
      direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
      reducedMotion={globals['motion'] === 'reduced'}
    >
      <GlobalStyle />
      {globals['brand'] === ALL_BRANDS ? (
        <Columns>
          {columns(globals['mode']).map((column) => (
            <BrandColumn {...column} locale={locale} key={column.brand}>
              <Story />
            </BrandColumn>
          ))}
        </Columns>
      ) : (
        <Story />
      )}
    </KitProvider>
  );
};
