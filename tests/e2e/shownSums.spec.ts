import { SCHOOLS } from './support/addresses.ts';
import { demoToken } from './support/demoToken.ts';
import { openAsDemo } from './support/lessons.ts';
import { Shown } from './support/shown.ts';
import { checkArticlePages, checkHeadlines, checkOwnArticles } from './support/shownArticles.ts';
import { checkCampaigns, checkCourseList, checkCoursePages, checkMembership } from './support/shownCatalogue.ts';
import { checkAssessment, checkLearn, checkPracticeList, checkReports, checkResults } from './support/shownLearn.ts';
import { checkCoupons, checkCredits, checkOrderList, checkSlips, checkTeams } from './support/shownTrade.ts';
import { STILL } from './support/still.ts';
import { expect, test } from './support/test.ts';

/** What is read on the pages of each area, as a reader adds it up. */
const AREAS = {
  'courses, campaigns and memberships': [checkCourseList, checkCoursePages, checkCampaigns, checkMembership],
  'orders, slips, coupons, credits and groups': [checkOrderList, checkSlips, checkCoupons, checkCredits, checkTeams],
  'the learning centre, practices, results and reports': [
    checkLearn,
    checkPracticeList,
    checkResults,
    checkAssessment,
    checkReports,
  ],
  'articles, comments and collections': [checkHeadlines, checkArticlePages, checkOwnArticles],
};

// A list leaves out what lies below the window: the window holds all of a page.
test.use({ viewport: { width: 1280, height: 9000 }, ...STILL });

for (const school of SCHOOLS)
  for (const [area, checks] of Object.entries(AREAS))
    test(`at ${school} the counts, sums and orders that pages of ${area} show are those of their rows (product.md 4.3, 4.7)`, async ({
      page,
      server,
    }) => {
      const shown = new Shown(page, server, school, await demoToken(server, school));
      await openAsDemo(page, server, school, '/learn');
      await expect(page).toHaveURL(server.url(school, '/learn'));
      for (const check of checks) await test.step(check.name, () => check(shown));
      expect(shown.faults).toEqual([]);
    });
