import type { floatingToolbarLabels as FloatingToolbar } from '../../shell/FloatingToolbar/FloatingToolbar.labels.ts';
import type { languageSwitchLabels as LanguageSwitch } from '../../shell/LanguageSwitch/LanguageSwitch.labels.ts';
import type { shellFooterLabels as ShellFooter } from '../../shell/ShellFooter/ShellFooter.labels.ts';
import type { shellHeaderLabels as ShellHeader } from '../../shell/ShellHeader/ShellHeader.labels.ts';
import type { sideMenuLabels as SideMenu } from '../../shell/SideMenu/SideMenu.labels.ts';
import type { userMenuLabels as UserMenu } from '../../shell/UserMenu/UserMenu.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `shell`, by the name of their component. */
export interface ShellLabels {
  FloatingToolbar: LabelsOf<typeof FloatingToolbar>;
  LanguageSwitch: LabelsOf<typeof LanguageSwitch>;
  ShellFooter: LabelsOf<typeof ShellFooter>;
  ShellHeader: LabelsOf<typeof ShellHeader>;
  SideMenu: LabelsOf<typeof SideMenu>;
  UserMenu: LabelsOf<typeof UserMenu>;
}
