export type { Instant } from '@shuyuan/rules';
export { BrandLogo, type BrandLogoProps, type BrandSlot } from './foundations/BrandLogo/BrandLogo.tsx';
export { BrandScope, type BrandScopeProps } from './foundations/BrandScope/BrandScope.tsx';
export type { BaseProps } from './foundations/baseProps.ts';
export { Card, type CardProps } from './foundations/Card/Card.tsx';
export { Container, type ContainerProps } from './foundations/Container/Container.tsx';
export type { ChangeDetails, ChangeHandler } from './foundations/changeDetails.ts';
export { Divider, type DividerProps } from './foundations/Divider/Divider.tsx';
export { GlobalStyle } from './foundations/GlobalStyle/GlobalStyle.tsx';
export { Col, type ColProps } from './foundations/Grid/Col.tsx';
export { type Columns, Grid, type GridProps } from './foundations/Grid/Grid.tsx';
export { Heading, type HeadingProps } from './foundations/Heading/Heading.tsx';
export { KitProvider, type KitProviderProps } from './foundations/KitProvider/KitProvider.tsx';
export {
  Anchor,
  type AnchorProps,
  type Clock,
  type Kit,
  type Locale,
  useKit,
  useLabels,
} from './foundations/KitProvider/kitContext.ts';
export { LANG } from './foundations/KitProvider/lang.ts';
export type { KitDictionary, KitLabels } from './foundations/kitLabels.ts';
export type { KitFormats, MoneyLayout } from './foundations/money.ts';
export { PageFade, type PageFadeProps } from './foundations/PageFade/PageFade.tsx';
export { PAGE_FADE_MS } from './foundations/PageFade/pageFadeMs.ts';
export type { LoadPdfPages, PdfFailure, PdfPagesProps } from './foundations/pdfPages.ts';
export type { KitProblem } from './foundations/problem.ts';
export { ScopedStyle, type ScopedStyleProps } from './foundations/ScopedStyle/ScopedStyle.tsx';
export { SectionHeader, type SectionHeaderProps } from './foundations/SectionHeader/SectionHeader.tsx';
export { SkipLink, type SkipLinkProps } from './foundations/SkipLink/SkipLink.tsx';
export { type Space, Stack, type StackProps } from './foundations/Stack/Stack.tsx';
export type { PartProps, SlotProps } from './foundations/slots.ts';
export { Text, type TextProps, type TextSize, type TextTone, type TextWeight } from './foundations/Text/Text.tsx';
export type { LoadTypeset, Typeset } from './foundations/typesetType.ts';
export type {
  OpenChangeDetails,
  OverlayProps,
  PopupAttributes,
  PopupProps,
} from './foundations/useOverlay.ts';
export type { PortalProps } from './foundations/usePortalRoot.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './foundations/VisuallyHidden/VisuallyHidden.tsx';
