// Prints the figures of performance.md that exist so far. Not a test: it always exits with 0 unless it crashes.
import { measureArticle } from './article/article.ts';
import { measureBytes } from './bytes/bytes.ts';
import { measureChat } from './chat/chat.ts';
import { measureCompress } from './compress/compress.ts';
import { type Figure, isMet, table } from './figures.ts';
import { measureKit } from './kit/kit.ts';
import { measureCards } from './kits/cards.ts';
import { measureKits } from './kits/kits.ts';
import { measureLive } from './live/live.ts';
import { type Group, type Options, readOptions } from './options.ts';
import { measureArticles } from './server/articles.ts';
import { Bench } from './server/bench.ts';
import { measureStart } from './server/coldStart.ts';
import { measureEmbedded } from './server/embedded.ts';
import { measureGrowth } from './server/growth.ts';
import { measureLists } from './server/lists.ts';
import { measureLogin } from './server/login.ts';
import { measureMedia } from './server/media.ts';
import { measurePapers } from './server/papers.ts';
import { measurePictures } from './server/pictures.ts';
import { measurePractices } from './server/practices.ts';
import { measureReports } from './server/reports.ts';
import { measureRush } from './server/rush.ts';
import { measureStrangers } from './server/strangers.ts';
import { measureTimetable } from './server/timetable.ts';
import { measureTrade } from './server/trade.ts';
import { measureTradeGrowth } from './server/tradeGrowth.ts';
import { measureTyping } from './server/typing.ts';

const MEASURES: Record<Group, (bench: Bench, options: Options) => Promise<Figure[]>> = {
  bytes: () => measureBytes(),
  kit: (bench, options) => measureKit(bench.folder, options),
  cards: (bench, options) => measureCards(bench.folder, options),
  kits: (bench, options) => measureKits(bench.folder, options),
  chat: (bench, options) => measureChat(bench.folder, options),
  article: (bench, options) => measureArticle(bench.folder, options),
  compress: (bench, options) => measureCompress(bench.folder, options),
  list: measureLists,
  login: measureLogin,
  pictures: measurePictures,
  embedded: measureEmbedded,
  start: measureStart,
  trade: measureTrade,
  rush: measureRush,
  strangers: measureStrangers,
  growth: measureGrowth,
  tradeGrowth: measureTradeGrowth,
  media: measureMedia,
  papers: measurePapers,
  typing: measureTyping,
  practices: measurePractices,
  timetable: measureTimetable,
  reports: measureReports,
  articles: measureArticles,
  live: measureLive,
};

const options = readOptions(process.argv.slice(2));
const bench = new Bench(options);
const figures: Figure[] = [];
const began = performance.now();
try {
  for (const group of options.groups) {
    const since = performance.now();
    try {
      figures.push(...(await MEASURES[group](bench, options)));
    } catch (error) {
      // A failing group must not hide the results of the others.
      console.error(`${group}: could not be measured:`, error);
    }
    console.log(`${group}: measured in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  }
} finally {
  await bench.close();
}
console.log(`\n${table(figures)}\n`);
const met = figures.filter(isMet).length;
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${met} of ${figures.length} goals met; ${options.rounds} rounds, ${seconds} s.`);
