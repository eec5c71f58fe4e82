import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as account from './account.ts';
import * as article from './article.ts';
import * as chat from './chat.ts';
import * as commerce from './commerce.ts';
import * as controls from './controls.ts';
import * as course from './course.ts';
import * as data from './data.ts';
import * as feedback from './feedback.ts';
import * as foundations from './foundations.ts';
import * as kit from './index.ts';
import * as media from './media.ts';
import * as overlays from './overlays.ts';
import * as practice from './practice.ts';
import * as report from './report.ts';
import * as shell from './shell.ts';
import * as studyRoom from './studyRoom.ts';
import * as upload from './upload.ts';

const src = import.meta.dirname;
const groups = {
  account,
  article,
  chat,
  commerce,
  controls,
  course,
  data,
  feedback,
  foundations,
  media,
  overlays,
  practice,
  report,
  shell,
  studyRoom,
  upload,
};

const PINNED = {
  account: [
    'AgreementConsent',
    'AppDownloadPanel',
    'DevApiSwitcher',
    'InviteCard',
    'JoinForm',
    'LoginBox',
    'LoginForm',
    'MobileRedirectNotice',
    'ProfileForm',
    'RegisterForm',
    'ResetPasswordForm',
    'SecurityRow',
    'SetPasswordForm',
  ],
  article: [
    'ArticleBody',
    'ArticleCard',
    'ArticleOutline',
    'AuthorHead',
    'CommentThread',
    'HeadlineList',
    'NoteBody',
    'OwnArticleCard',
    'PlateTile',
    'RankTicket',
  ],
  chat: [
    'ChatBubble',
    'ChatComposer',
    'ChatInfo',
    'ChatWindow',
    'ConnectionBanner',
    'ConversationList',
    'FeedbackForm',
    'MessageList',
    'MessageTime',
  ],
  commerce: [
    'AddressCard',
    'AddressForm',
    'CouponCard',
    'CouponPicker',
    'CoursePurchasePanel',
    'GroupBuyPanel',
    'MembershipCard',
    'OfferTicket',
    'OrderCard',
    'OrderSummary',
    'PackageCard',
    'PayMethodPicker',
    'PurchaseBar',
    'RedeemPanel',
  ],
  controls: [
    'AccountInput',
    'Breadcrumb',
    'Button',
    'CaptchaSlot',
    'Checkbox',
    'CheckboxGroup',
    'CodeInput',
    'DatePicker',
    'DateRangePicker',
    'Field',
    'FilterBar',
    'Form',
    'IconButton',
    'Input',
    'Link',
    'Menu',
    'MultiSelect',
    'Pagination',
    'PasswordInput',
    'Radio',
    'RadioGroup',
    'Rating',
    'RedeemCodeInput',
    'RegionCascader',
    'SearchInput',
    'Segmented',
    'Select',
    'Stepper',
    'Switch',
    'Tabs',
    'TextArea',
    'TimeZoneSelect',
    'useFieldControl',
  ],
  course: [
    'ChapterList',
    'CourseCard',
    'CourseFacts',
    'LecturerCard',
    'LecturerHero',
    'MyCourseCard',
    'QualificationList',
    'ScheduleCalendar',
    'ScheduleItem',
    'formatDay',
    'formatStartTime',
    'formatTimeOfDay',
    'formatZone',
  ],
  data: [
    'Accordion',
    'Avatar',
    'AvatarGroup',
    'Badge',
    'DescriptionList',
    'Formula',
    'PriceTag',
    'QrCode',
    'RankingList',
    'RichText',
    'StatCard',
    'StatusTag',
    'Table',
    'Tag',
    'Timeline',
  ],
  feedback: [
    'Alert',
    'Countdown',
    'Empty',
    'ErrorBoundaryView',
    'Progress',
    'ResultState',
    'Skeleton',
    'Spinner',
    'Steps',
    'ToastViewport',
    'createToastQueue',
    'toast',
  ],
  foundations: [
    'Anchor',
    'BrandLogo',
    'BrandScope',
    'Card',
    'Col',
    'Container',
    'Divider',
    'GlobalStyle',
    'Grid',
    'Heading',
    'KitProvider',
    'LANG',
    'PAGE_FADE_MS',
    'PageFade',
    'ScopedStyle',
    'SectionHeader',
    'SkipLink',
    'Stack',
    'Text',
    'VisuallyHidden',
    'useKit',
    'useLabels',
  ],
  media: [
    'AudioPlayer',
    'AudioRecorder',
    'Carousel',
    'FilePreview',
    'HeroBand',
    'ImageViewer',
    'PdfPreview',
    'VideoPlayer',
  ],
  overlays: [
    'ConfirmDialog',
    'Dialog',
    'Drawer',
    'Lightbox',
    'NotificationCard',
    'NotificationViewport',
    'Popover',
    'Tooltip',
    'createNotificationQueue',
    'notifications',
    'notify',
  ],
  practice: [
    'AdmissionTicket',
    'AnswerSheet',
    'LevelSeal',
    'MarkedPicture',
    'MediaAnswer',
    'MistakeCause',
    'PaperClock',
    'PaperHeader',
    'PaperPicture',
    'PracticeCard',
    'PracticeRow',
    'Question',
    'QuestionText',
    'ReviewThread',
    'ScoreScale',
    'TaskCard',
    'TaskList',
    'WrongQuestionCard',
  ],
  report: [
    'AttendanceCells',
    'EMPTY_CELL',
    'problemsOf',
    'PenStroke',
    'RankBar',
    'RateTable',
    'ReportLetter',
    'ReportSheet',
    'ReportVerdict',
    'ScoreForm',
    'ScoreRadar',
    'toScore',
    'TrendChart',
  ],
  shell: ['FloatingToolbar', 'LanguageSwitch', 'ShellFooter', 'ShellHeader', 'SideMenu', 'UserMenu'],
  studyRoom: [
    'CallDialog',
    'ConsultQueueCard',
    'MicPermission',
    'RoomEntryPanel',
    'StudyRoomRecord',
    'UnreadNotification',
  ],
  upload: [
    'AttachmentList',
    'AvatarUpload',
    'CompressNote',
    'compressPicture',
    'CoverUpload',
    'DropZone',
    'FileUpload',
    'ImageUpload',
    'UploadButton',
    'useUpload',
    'whyRefused',
  ],
} satisfies Record<keyof typeof groups, string[]>;

describe('the exports of the kit', () => {
  it.each(Object.entries(PINNED))('%s exports exactly the pinned names', (group, names) => {
    const found = Object.entries(groups).find(([name]) => name === group)?.[1] ?? {};
    expect(Object.keys(found).sort()).toEqual([...names].sort());
  });

  it('are all available from the package entry too', () => {
    expect(Object.keys(kit).sort()).toEqual(Object.values(PINNED).flat().sort());
  });

  it('are available from one entry per group, in the source and in the build', () => {
    const { './package.json': _, ...entries }: Record<string, unknown> = manifest.exports;
    for (const group of Object.keys(PINNED)) {
      const entry = entries[`./${group}`];
      expect(entry).toEqual({
        source: `./src/${group}.ts`,
        types: `./dist/${group}.d.ts`,
        default: `./dist/${group}.js`,
      });
    }
    for (const entry of Object.values(entries)) {
      const { source } = entry as { source: string };
      expect(existsSync(path.join(src, '..', source))).toBe(true);
    }
  });
});

describe('every component of the kit', () => {
  const folders = [...new Set(globSync('*/*/[A-Z]*.tsx', { cwd: src }).map((file) => path.dirname(file)))].filter(
    (folder) => /\/[A-Z]/.test(folder) && !folder.endsWith('Matrix'),
  );

  it.each(folders.map((folder) => [folder] as const))('%s has six stories, a Matrix and a Keyboard play', (folder) => {
    const [file] = globSync(`${folder}/*.stories.tsx`, { cwd: src });
    expect(file).toBeDefined();
    const stories = [...readFileSync(path.join(src, file ?? ''), 'utf8').matchAll(/^export const (\w+): Story/gm)];
    const names = stories.map(([, name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(6);
    expect(names.filter((name) => name === 'Matrix')).toHaveLength(1);
    expect(names).toContain('Keyboard');
  });
});

describe('a prop called size', () => {
  it('says a size and nothing else: a place or a form is called layout', () => {
    const files = globSync('*/*/[A-Za-z]*.{ts,tsx}', { cwd: src }).filter(
      (file) => !/stories|pairs|test|styles/.test(file),
    );
    const unions = files.flatMap((file) =>
      [...readFileSync(path.join(src, file), 'utf8').matchAll(/^ {2}size\??: ([^;]*\| undefined);/gm)].map(
        ([, union]) => `${file}: ${union}`,
      ),
    );
    const words = (union: string) => [...union.matchAll(/'(\w+)'/g)].map(([, word]) => word ?? '');
    expect(unions.length).toBeGreaterThan(15);
    expect(unions.filter((union) => words(union).some((word) => !['sm', 'md', 'lg'].includes(word)))).toEqual([]);
  });
});

describe('the bundle of the login page', () => {
  const IMPORTED = /(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]/g;

  /** Packages needed by a module and everything it imports. */
  function packagesOf(entry: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
    if (seen.has(entry)) return found;
    seen.add(entry);
    for (const [statement, target = ''] of readFileSync(entry, 'utf8').matchAll(IMPORTED)) {
      if (/^(?:import|export)\s+type\s/.test(statement)) continue;
      if (target.startsWith('.')) packagesOf(path.resolve(path.dirname(entry), target), seen, found);
      else found.add(target);
    }
    return found;
  }

  it.each([
    ['account/LoginBox/LoginBox.tsx'],
    ['account/AgreementConsent/AgreementConsent.tsx'],
    ['controls/AccountInput/AccountInput.tsx'],
    ['controls/Button/Button.tsx'],
    ['controls/Checkbox/Checkbox.tsx'],
    ['controls/CodeInput/CodeInput.tsx'],
    ['controls/Field/Field.tsx'],
    ['controls/Link/Link.tsx'],
    ['controls/PasswordInput/PasswordInput.tsx'],
    ['controls/Tabs/Tabs.tsx'],
    ['feedback/Toast/toastQueue.ts'],
  ])('%s does not depend on the headless library', (file) => {
    const packages = [...packagesOf(path.join(src, file))];
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter((name) => name.startsWith('@base-ui'))).toEqual([]);
  });

  it('is not enlarged by a select without search (performance.md §1)', () => {
    const packages = packagesOf(path.join(src, 'controls/Select/Select.tsx'));
    expect([...packages]).toContain('@base-ui/react/select');
    expect([...packages]).not.toContain('@base-ui/react/combobox');
  });

  it('would be noticed: a dialog does depend on it', () => {
    expect([...packagesOf(path.join(src, 'overlays/Dialog/Dialog.tsx'))]).toContain('@base-ui/react/dialog');
  });
});
