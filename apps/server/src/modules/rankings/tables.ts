/** A student who is shown without a name in rankings (product.md 4.19). */
export interface RankingHiddenTable {
  company_id: number;
  student_id: number;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    ranking_hidden: RankingHiddenTable;
  }
}
