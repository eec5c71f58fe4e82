import { type Company, contract, decodeResult, refusalData, toShape, toWireGroup, unwrap } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { brands } from '@shuyuan/tokens';
import { createApi } from '../../api/createApi.ts';
import { addGroup, addRefusals } from '../../api/groups.ts';
import type { ApiOptions } from '../../api/options.ts';
import { createSender } from '../../api/sender.ts';
import { liveSource } from '../../app/live/fetchLive.ts';
import { hasPage } from '../../app/menu.ts';
import { readTextsFrom } from '../../app/neededTexts.ts';
import { COOKIES, KEYS } from '../../core/storedNames.ts';
import { createLanguage } from '../../i18n/language.ts';
import { LiveSession } from '../../stores/live/LiveSession.ts';
import { RootStore } from '../../stores/RootStore.ts';
import { named } from '../../stores/TenantStore.ts';
import { buildEnvironment } from '../live.ts';
import { buildCookies, buildServices, buildStorage } from '../services.ts';
import type { Recorded } from './answerKey.ts';
import { type PageName, pages, recordedAs } from './list.ts';
import { type Replacements, recordedHttp, signals, told, work } from './recordedHttp.ts';
import { ringing } from './ringing.ts';

/** The instant of the workbench, 10:00 in Beijing on 20 November 2026; answers are recorded at it. */
const NOW = Date.UTC(2026, 10, 20, 2);
/** The school whose answers are recorded. */
const RECORDED = 'shengya';
/** The school of a brand that has none, e.g. one that is being made in Brand Lab. */
const NEUTRAL = 'default';

// The build brings each group of calls with the code that names it; the workbench has them all.
for (const [domain, calls] of Object.entries(contract)) addGroup(domain, toWireGroup(calls));
addRefusals(Object.fromEntries(Object.entries(refusalData).map(([code, schema]) => [code, toShape(schema)])));

const language = createLanguage();
readTextsFrom(language);

const recordings = import.meta.glob<Recorded>('./recorded/*.json', { import: 'default' });

interface Person {
  id: number;
  name: string;
}
type People = Readonly<Record<'student' | 'lecturer', Person>>;
type Schools = Readonly<Record<string, Readonly<Record<Locale, unknown>>>>;

/** What one page of the workbench is made of. */
export interface PageOptions {
  page: PageName;
  /** Id of the brand whose school it is; the neutral school stands in for a brand without one. */
  brand: string;
  locale: Locale;
  /** Whether the school has chat; as its brand says unless told (§1, `showIm`). */
  hasChat?: boolean | undefined;
}

async function read<T>(name: string): Promise<T> {
  const load = recordings[`./recorded/${name}.json`];
  if (!load) throw new Error(`Nothing is recorded for ${name}: see tests/pages/record.ts.`);
  return (await load()) as T; // the recorder writes it as this
}

/** The record of the brand's school. */
async function companyOf(brand: string, locale: Locale): Promise<Company> {
  const schools = await read<Schools>('schools');
  const answer = unwrap((schools[brand] ?? schools[NEUTRAL])?.[locale]);
  if (!answer?.ok) throw new Error(`The record of the school ${brand} is none.`);
  return named(decodeResult(contract.tenant.byLabel, answer.data) as Company); // decoded by the same declaration
}

/** The school's names in place of the recorded one's, and its pictures wherever the workbench is published. */
function replacementsFor(recorded: Company, shown: Company): Replacements {
  const fields = ['legalName', 'name', 'shortName'] as const; // the longest first
  const files = JSON.stringify(new URL('files/', document.baseURI).pathname).slice(0, -1);
  return [...fields.map((field) => [recorded[field], shown[field]] as const), ['"/files/', files]];
}

/** A login as the browser stores it. */
function storedLogin(as: 'visitor' | 'student' | 'lecturer', { student, lecturer }: People) {
  const token = 'recorded';
  if (as === 'visitor') return {};
  if (as === 'lecturer') return { tab: { [KEYS.lecturer]: JSON.stringify({ token, ...lecturer }) } };
  return { cookies: { [COOKIES.token]: token, [COOKIES.user]: JSON.stringify({ type: 'student', ...student }) } };
}

/** Begins a live session on a socket that is open and silent. */
async function loadLive() {
  work.open += 1;
  await liveSource.load(); // the texts and views of the live code
  work.open -= 1;
  return (root: RootStore) => {
    const { environment } = buildEnvironment();
    const session = new LiveSession(root, {
      ...environment,
      connect(url, protocols, events) {
        queueMicrotask(events.open);
        return environment.connect(url, protocols, events);
      },
      openTab(path) {
        signal();
        return environment.openTab(path);
      },
    });
    session.start();
    return session;
  };
}

function signal() {
  signals.count += 1;
}

/** The portal's own stores on recorded answers, a frozen clock, and memory in place of the browser. */
export async function openRecorded({ page, brand, locale, hasChat }: PageOptions) {
  const [recorded, people, school, company] = await Promise.all([
    read<Recorded>(recordedAs(page)),
    read<People>('people'),
    companyOf(RECORDED, locale),
    companyOf(brand, locale),
    language.change(locale).then(() => language.need(['common'])),
  ]);
  const { cookies, tab } = storedLogin(pages[page].as, people);
  told.texts = [JSON.stringify(company), JSON.stringify(people)];
  const called = recordedAs(page) === page ? {} : ringing(NOW, locale);
  const http = recordedHttp({ ...recorded.answers[locale], ...called }, replacementsFor(school, company));
  const server: ApiOptions = {
    bases: { student: '', point: '', upload: '' },
    sender: (access) => ({ token: root.auth.tokenFor(access), companyId: company.id, locale }),
    onLoggedOut: (token) => root.auth.forceLogout(token),
  };
  const { services } = buildServices({
    api: createApi(server, async () => createSender(server, http)),
    clock: { now: NOW },
    storage: buildStorage({ language: locale }),
    sessionStorage: buildStorage(tab),
    cookies: buildCookies({ language: locale, ...cookies }),
    navigator: { current: recorded.address, go: signal },
    toast: signal,
    closePopups: signal,
    showLanguage: language.change,
  });
  const place = {
    origin: 'https://school.example',
    hostname: `${brand}.example`,
    hasPage,
    brands: brands.map((each) => (hasChat === undefined ? each : { ...each, im: { ...each.im, show: hasChat } })),
  };
  const live = { load: loadLive, whenIdle: async () => undefined, onAwake: () => () => undefined };
  const root: RootStore = new RootStore(services, place, live);
  root.tenant.company.set(company);
  root.start();
  return { root, i18n: language.i18n, address: recorded.address };
}
