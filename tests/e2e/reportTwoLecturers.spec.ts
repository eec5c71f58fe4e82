import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { call } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import { countOf, LECTURER } from './support/live.ts';
import { copyDatabase } from './support/postgres.ts';
import { startServer } from './support/server.ts';
import { DEMO, logIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { words } from './support/words.ts';

const { reports: text } = words.cn.chat;
const SCHOOL = 'shengya';
const STUDENT = '林知夏';
/** Another lecturer of the school, with the password of the one who can log in. */
const OTHER = { ...LECTURER, account: '13900000002' };
/** Both report on the demo student's class that has ended, and its report has no words yet. */
const PREPARE = [
  `update lecturer l set phone = '${OTHER.account}', password_hash = d.password_hash from lecturer d
    join company c on c.id = d.company_id and c.label = '${SCHOOL}'
    where d.phone = '${LECTURER.account}' and l.company_id = d.company_id and l.id =
      (select min(o.id) from lecturer o join study_room t on t.company_id = o.company_id and t.lecturer_id = o.id
        where o.company_id = d.company_id and o.id <> d.id and o.phone is null)`,
  `insert into class_marker (company_id, class_run_id, lecturer_id)
    select r.company_id, r.class_run_id, l.id from study_report r
      join student s on s.company_id = r.company_id and s.id = r.student_id and s.phone = '${DEMO.account}'
      join lecturer l on l.company_id = r.company_id and l.phone in ('${LECTURER.account}', '${OTHER.account}')
    on conflict do nothing`,
  `update study_report set comment = null, strengths = null, suggestion = null, published_at = now() - interval '1 day'
    where state = 'published' and student_id in (select id from student where phone = '${DEMO.account}')`,
];

const FIRST = { comment: '每一步都站得住，继续这样写。', strengths: '先说理由再动笔' };
const SECOND = { comment: '这是第二位老师后写完的话。', suggestion: '每周重做两道错题' };

const field = (page: Page, name: keyof typeof text.text) => page.getByRole('textbox', { name: text.text[name] });
const said = (page: Page) => page.getByRole('region', { name: text.words });
const list = (page: Page) => page.getByRole('region', { name: text.name });
const send = (page: Page) => page.getByRole('button', { name: new RegExp(`^(?:${text.publish}|${text.add})$`) });

async function type(page: Page, written: Partial<Record<keyof typeof text.text, string>>) {
  for (const [name, value] of Object.entries(written)) {
    await field(page, name as keyof typeof text.text).click();
    await page.keyboard.type(value);
  }
}

test('two lecturers write into one report: who comes second reads what is so, erases nothing and loses nothing, and the student reads the first’s words (product.md 4.6)', async ({
  page,
  another,
  newDataDir,
}) => {
  const database = await copyDatabase();
  for (const statement of PREPARE) await database.query(statement);
  const server = await startServer(newDataDir(), { env: database.env });
  const opened = [page];
  try {
    const token = await demoToken(server, SCHOOL);
    const { reports } = await call(server, SCHOOL, contract.archives.read, {}, token);
    const [key] = reports.filter(({ publishedAt }) => publishedAt !== undefined);
    if (!key) throw new Error('the seed gives the demo student a published report');
    const read = () =>
      call(server, SCHOOL, contract.report.read, { courseId: key.courseId, saleId: key.saleId }, token);
    expect((await read()).comment).toBeUndefined();
    const { page: second } = await another();
    opened.push(second);
    const open = async (each: Page) => {
      await each.goto(server.url(SCHOOL, '/chat?view=reports'));
      await list(each).getByRole('button', { name: STUDENT }).filter({ hasText: key.title }).click();
    };

    await test.step('both have it open and write', async () => {
      for (const [each, account] of [
        [page, LECTURER],
        [second, OTHER],
      ] as const) {
        await each.goto(server.url(SCHOOL, '/talk/login'));
        await logIn(each, 'cn', account);
        await each.waitForURL(/\/chat/);
        await open(each);
      }
      await type(page, FIRST);
      await type(second, SECOND);
    });

    await test.step('the first sends, once however often it is pressed', async () => {
      const sends = countOf(page, contract.report.write.path);
      await send(page).dblclick();
      await expect(send(page)).toHaveCount(0);
      await expect(said(page).getByText(FIRST.comment)).toBeVisible();
      expect(sends()).toBe(1);
      expect(await read()).toMatchObject(FIRST);
    });

    await test.step('the second is not told that it went through, reads the first’s words, and has the own ones whole beside them', async () => {
      await send(second).click();
      await expect(second.locator('#toasts').getByRole('alert').first()).toBeVisible();
      await expect(toast(second, text.done.replace('{{name}}', STUDENT))).toHaveCount(0);
      for (const one of [FIRST.comment, FIRST.strengths, text.unsent.title, SECOND.comment, SECOND.suggestion])
        await expect(said(second).getByText(one)).toBeVisible();
      await expect(send(second)).toHaveCount(0);
      const has = await read();
      expect(has).toMatchObject(FIRST);
      expect(has.suggestion).toBeUndefined();
    });

    await test.step('they are there after a reload, on this computer alone, until they are put away', async () => {
      await second.goto(server.url(SCHOOL, '/chat?view=reports'));
      await second.getByRole('tab', { name: text.tab.written }).click();
      await list(second).getByRole('button', { name: STUDENT }).filter({ hasText: key.title }).click();
      for (const one of [FIRST.comment, SECOND.comment, SECOND.suggestion])
        await expect(said(second).getByText(one)).toBeVisible();
      await page.reload();
      await expect(page.getByText(SECOND.comment)).toHaveCount(0);
      await said(second).getByRole('button', { name: text.unsent.putAway }).click();
      await expect(said(second).getByText(SECOND.comment)).toBeHidden();
      await expect(said(second).getByText(FIRST.comment)).toBeVisible();
    });

    await test.step('the student reads the first’s words, and none of the second’s', async () => {
      const { page: own } = await another();
      opened.push(own);
      const path = `/myclass/report/${key.courseId}/${key.saleId}`;
      await own.goto(server.url(SCHOOL, `/login?referer=${encodeURIComponent(`/web${path}`)}`));
      await logIn(own, 'cn', DEMO);
      const paper = own.getByRole('article', { name: (await read()).courseTitle });
      await expect(paper.getByText(FIRST.comment)).toBeVisible();
      await expect(paper.getByText(FIRST.strengths)).toBeVisible();
      for (const one of Object.values(SECOND)) await expect(own.getByText(one)).toHaveCount(0);
    });
  } finally {
    // Pages that are open ask a server that is gone.
    for (const each of opened) await each.goto('about:blank');
    await server.stop();
    await database.drop();
  }
});
