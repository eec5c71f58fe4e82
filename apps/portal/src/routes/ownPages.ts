/** Pages where few visits begin, those of logged-in students above all: where each is comes with the first of them (performance.md §3). */
export const ownPages = {
  ArchivesPage: () => import('../features/learn/archives/ArchivesPage.tsx').then((module) => module.ArchivesPage),
  ArticlePage: () => import('../features/articles/read/detail/DetailPage.tsx').then((module) => module.DetailPage),
  AssessResultPage: () =>
    import('../features/assess/assessment/result/AssessResultPage.tsx').then((module) => module.AssessResultPage),
  AuthorPage: () => import('../features/articles/read/author/AuthorPage.tsx').then((module) => module.AuthorPage),
  BuyPage: () => import('../features/trade/membership/BuyPage.tsx').then((module) => module.BuyPage),
  CampaignPage: () => import('../features/trade/discounts/CampaignPage.tsx').then((module) => module.CampaignPage),
  CashierPage: () => import('../features/trade/cashier/CashierPage.tsx').then((module) => module.CashierPage),
  CheckoutPage: () => import('../features/trade/checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage),
  ClassDetailPage: () =>
    import('../features/learn/classDetail/ClassDetailPage.tsx').then((module) => module.ClassDetailPage),
  ClassPage: () => import('../features/learn/classEntrance/ClassPage.tsx').then((module) => module.ClassPage),
  CollectPage: () => import('../features/articles/read/collect/CollectPage.tsx').then((module) => module.CollectPage),
  CouponCoursesPage: () =>
    import('../features/trade/coupons/CouponCoursesPage.tsx').then((module) => module.CouponCoursesPage),
  CouponsPage: () => import('../features/trade/coupons/CouponsPage.tsx').then((module) => module.CouponsPage),
  CourseIntroducePage: () =>
    import('../features/school/about/CourseIntroducePage.tsx').then((module) => module.CourseIntroducePage),
  DeviceTestPage: () =>
    import('../features/consult/deviceTest/DeviceTestPage.tsx').then((module) => module.DeviceTestPage),
  DiscountsPage: () => import('../features/trade/discounts/DiscountsPage.tsx').then((module) => module.DiscountsPage),
  DownloadPage: () => import('../features/school/about/DownloadPage.tsx').then((module) => module.DownloadPage),
  EquityPage: () => import('../features/trade/membership/EquityPage.tsx').then((module) => module.EquityPage),
  EvaluationPage: () =>
    import('../features/assess/assessment/intro/EvaluationPage.tsx').then((module) => module.EvaluationPage),
  ExchangePage: () => import('../features/trade/exchange/ExchangePage.tsx').then((module) => module.ExchangePage),
  ExpertPage: () => import('../features/consult/hall/ExpertPage.tsx').then((module) => module.ExpertPage),
  ExpertQaPage: () => import('../features/consult/hall/ExpertQaPage.tsx').then((module) => module.ExpertQaPage),
  ExpirePage: () => import('../features/assess/assessment/intro/ExpirePage.tsx').then((module) => module.ExpirePage),
  GiftPage: () => import('../features/trade/exchange/GiftPage.tsx').then((module) => module.GiftPage),
  GroupActivityPage: () =>
    import('../features/trade/groupon/GroupActivityPage.tsx').then((module) => module.GroupActivityPage),
  LearnPage: () => import('../features/learn/overview/LearnPage.tsx').then((module) => module.LearnPage),
  LecturerLoginPage: () =>
    import('../features/people/login/LecturerLoginPage.tsx').then((module) => module.LecturerLoginPage),
  LecturerPage: () => import('../features/people/lecturers/LecturerPage.tsx').then((module) => module.LecturerPage),
  LedgerPage: () => import('../features/trade/exchange/LedgerPage.tsx').then((module) => module.LedgerPage),
  MyArticlesPage: () =>
    import('../features/articles/write/my/MyArticlesPage.tsx').then((module) => module.MyArticlesPage),
  MyClassPage: () => import('../features/learn/myClass/MyClassPage.tsx').then((module) => module.MyClassPage),
  NewsPage: () => import('../features/articles/read/news/NewsPage.tsx').then((module) => module.NewsPage),
  NotePage: () => import('../features/articles/read/note/NotePage.tsx').then((module) => module.NotePage),
  OrdersPage: () => import('../features/trade/orders/OrdersPage.tsx').then((module) => module.OrdersPage),
  PaymentFailedPage: () =>
    import('../features/trade/cashier/PaymentFailedPage.tsx').then((module) => module.PaymentFailedPage),
  PlatePage: () => import('../features/articles/read/plates/PlatePage.tsx').then((module) => module.PlatePage),
  PlayerPage: () => import('../features/learn/player/PlayerPage.tsx').then((module) => module.PlayerPage),
  PracticePage: () => import('../features/learn/practice/PracticePage.tsx').then((module) => module.PracticePage),
  PreviewPage: () => import('../features/articles/write/preview/PreviewPage.tsx').then((module) => module.PreviewPage),
  ProfilePage: () => import('../features/people/profile/ProfilePage.tsx').then((module) => module.ProfilePage),
  PromotionPage: () => import('../features/trade/promotion/PromotionPage.tsx').then((module) => module.PromotionPage),
  QualificationsPage: () =>
    import('../features/people/lecturers/QualificationsPage.tsx').then((module) => module.QualificationsPage),
  QuestionsPage: () =>
    import('../features/assess/assessment/paper/QuestionsPage.tsx').then((module) => module.QuestionsPage),
  RankingPage: () => import('../features/articles/ranking/RankingPage.tsx').then((module) => module.RankingPage),
  RedeemPage: () => import('../features/trade/redeem/RedeemPage.tsx').then((module) => module.RedeemPage),
  RegisterPage: () => import('../features/people/login/RegisterPage.tsx').then((module) => module.RegisterPage),
  ReportPage: () => import('../features/learn/report/ReportPage.tsx').then((module) => module.ReportPage),
  ResetPage: () => import('../features/people/login/ResetPage.tsx').then((module) => module.ResetPage),
  ReviewPage: () => import('../features/assess/assessment/review/ReviewPage.tsx').then((module) => module.ReviewPage),
  RoomPage: () => import('../features/consult/studyRoom/RoomPage.tsx').then((module) => module.RoomPage),
  SheetFillPage: () => import('../features/learn/archives/SheetFillPage.tsx').then((module) => module.SheetFillPage),
  SheetPage: () => import('../features/learn/archives/SheetPage.tsx').then((module) => module.SheetPage),
  SuccessPage: () => import('../features/trade/exchange/SuccessPage.tsx').then((module) => module.SuccessPage),
  TeamPage: () => import('../features/trade/groupon/TeamPage.tsx').then((module) => module.TeamPage),
  TeamResultPage: () => import('../features/trade/groupon/TeamResultPage.tsx').then((module) => module.TeamResultPage),
  VipCoursePage: () => import('../features/trade/membership/VipCoursePage.tsx').then((module) => module.VipCoursePage),
  WritePage: () => import('../features/articles/write/editor/WritePage.tsx').then((module) => module.WritePage),
} as const;
