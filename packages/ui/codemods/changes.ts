/** A prop that has another name, or values that are called otherwise. */
export interface PropChange {
  /** The exported type that declares it: `DrawerProps`. */
  readonly owner: string;
  readonly prop: string;
  /** Its new name. */
  readonly to?: string;
  /** New values by the old ones. */
  readonly values?: Readonly<Record<string, string>>;
}

const renamed = (to: string, prop: string, owners: readonly string[]): PropChange[] =>
  owners.map((owner) => ({ owner, prop, to }));

/** New names by the old ones, by the types that declare them. */
const bare = (names: Readonly<Record<string, Readonly<Record<string, string>>>>): PropChange[] =>
  Object.entries(names).flatMap(([owner, own]) => Object.entries(own).map(([prop, to]) => ({ owner, prop, to })));

/** Ends of a line of text, so that they follow its direction. */
const ENDS = { left: 'start', right: 'end' } as const;

/** Every change of a prop since 0.1.0 (docs/glossary.md). */
export const CHANGES: readonly PropChange[] = [
  // The end of a time is `onEnd`.
  { owner: 'CallDialogProps', prop: 'onTimeout', to: 'onEnd' },
  { owner: 'PaperClockProps', prop: 'onTimeUp', to: 'onEnd' },
  { owner: 'ChatWindowProps', prop: 'onEnd', to: 'onAtEndChange' },
  // Sides are those of the text.
  { owner: 'DrawerProps', prop: 'side', values: ENDS },
  { owner: 'FieldProps', prop: 'layout', values: ENDS },
  { owner: 'PopoverProps', prop: 'placement', values: ENDS },
  { owner: 'TooltipProps', prop: 'placement', values: ENDS },
  // The look of a component is its `variant`.
  ...renamed('variant', 'look', ['CoverUploadProps', 'RadioProps', 'SearchInputProps', 'TextAreaProps']),
  { owner: 'ProgressProps', prop: 'kind', to: 'variant' },
  // Choices are `items`, each with a `value` and a `label`.
  ...renamed('items', 'options', ['SelectProps', 'SelectGroup', 'MultiSelectProps', 'RadioGroupProps']),
  ...renamed('items', 'options', ['CheckboxGroupProps', 'FilterGroup', 'JoinField']),
  { owner: 'TimeZoneSelectProps', prop: 'zones', to: 'items' },
  ...renamed('value', 'key', ['TabItem', 'AccordionItem', 'MenuItem']),
  { owner: 'AccordionItem', prop: 'title', to: 'label' },
  // Booleans have no `is` and no `has`, as in HTML.
  ...bare({
    AddressValues: { isDefault: 'default' },
    Address: { isDefault: 'default' },
    AnswerSheetProps: { isOffline: 'offline' },
    ArticleCardArticle: { isPinned: 'pinned', isFeatured: 'featured', isGone: 'gone' },
    ArticleCardProps: { isCollected: 'collected', isEager: 'eager' },
    ArticleProof: { isMarked: 'marked' },
    AvatarProps: { isMember: 'member' },
    CaptionSetting: { isOn: 'on' },
    CarouselProps: { isLoop: 'loop' },
    ChatBubbleProps: { isContinued: 'continued', hasName: 'showName' },
    ChatInfoProps: { isPinned: 'pinned', isMuted: 'muted' },
    ChatMessage: { isRecallable: 'recallable' },
    ChatTalk: { hasNames: 'showNames' },
    ConsultQueueCardProps: { isHere: 'queuedHere', isElsewhere: 'queuedElsewhere' },
    Conversation: { isPinned: 'pinned', isMuted: 'muted' },
    CourseCardCourse: { isOwned: 'owned', isFitting: 'fitting' },
    CourseCardProps: { isEager: 'eager' },
    Dragged: { isValid: 'valid' },
    FoundMessages: { isCut: 'truncated' },
    GroupMember: { isLeader: 'leader', isMe: 'me' },
    HeroBandProps: { hasStrip: 'strip' },
    JoinField: { isRequired: 'required', isHalf: 'half' },
    LecturerCardLecturer: { isOnline: 'online' },
    LecturerHeroLecturer: { isOnline: 'online' },
    LecturerHeroProps: { isCertified: 'certified' },
    Lesson: { hasReplay: 'replay', isTrial: 'trial', hasPractice: 'practice' },
    LiveFacts: { isStarted: 'started' },
    LoginValues: { isRemembered: 'remember', hasAgreed: 'agreed' },
    MenuUser: { isMember: 'member' },
    MessageTimeProps: { isShort: 'short' },
    Plate: { isSchoolOnly: 'schoolOnly' },
    PlateTileProps: { isCurrent: 'current' },
    PracticeRowProps: { isSentBack: 'sentBack', isUrgent: 'urgent' },
    PriceTagProps: { isMuted: 'muted' },
    PurchaseProgress: { isLive: 'live' },
    RecorderState: { isFull: 'full' },
    RedeemResult: { isNew: 'changed' },
    Region: { isLeaf: 'leaf' },
    RegisterFormProps: { isLoadingGrades: 'loadingGrades' },
    RegisterValues: { hasAgreed: 'agreed' },
    RichTextProps: { isMarkedUp: 'markup' },
    SecurityRowProps: { isBound: 'bound' },
    SetPasswordFormProps: { hasPassword: 'passwordSet' },
    SideMenuItem: { isUnread: 'unread', hasLine: 'divided' },
    SideMenuProps: { isCollapsed: 'collapsed' },
    SiteMessage: { isRead: 'read' },
    StatCardProps: { isBetter: 'better' },
    TableColumn: { isHeader: 'rowHeader' },
    TaskItem: { isDone: 'done' },
    ThreadComment: { isByAuthor: 'byAuthor', isLiked: 'liked', isOwn: 'own' },
    UnusableCoupon: { isLater: 'later' },
    VideoPlayerProps: { hasPageKeys: 'pageKeys' },
    WatchedReport: { isLeaving: 'leaving' },
  }),
  // One of several values is reported by `on…Change`, with details.
  ...bare({
    TableProps: { onSort: 'onSortChange' },
    AudioPlayerProps: { onRate: 'onRateChange' },
    VideoPlayerProps: { onRate: 'onRateChange', onCaptionSetting: 'onCaptionSettingChange' },
    ChatInfoProps: { onPin: 'onPinnedChange', onMute: 'onMutedChange' },
    ConversationListProps: { onQuery: 'onQueryChange' },
    CoursePurchasePanelProps: { onOffer: 'onOfferChange' },
    MarkedPictureProps: { onStrokes: 'onStrokesChange' },
    QuestionProps: { onAnswer: 'onAnswerChange', onMark: 'onMarkedChange' },
    ShellHeaderProps: { onLanguage: 'onLanguageChange' },
  }),
  // A function that answers a question says of what.
  { owner: 'TableProps', prop: 'isNew', to: 'isRowNew' },
  { owner: 'DateLimits', prop: 'isDisabled', to: 'isDateDisabled' },
];
