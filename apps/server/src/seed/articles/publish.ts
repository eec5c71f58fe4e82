import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/data/tables.ts';
import type { Draft } from '../draft.ts';

/** Publishes the articles whose texts are written: an article names its public text, and the text its article. */
export async function publishArticles(tx: Kysely<Database>, { companyId, publications }: Draft): Promise<void> {
  await sql`
    update article a set state = p.state, public_version = 1, published_at = p.at, words = ''
    from jsonb_to_recordset(${JSON.stringify(publications)}::jsonb) as p (id bigint, state text, at timestamptz)
    where a.company_id = ${companyId} and a.id = p.id`.execute(tx);
}

/** Lets the published articles be found by their words: last, because each comment writes the row of its article again. */
export async function indexArticles(tx: Kysely<Database>, { companyId, publications }: Draft): Promise<void> {
  await sql`
    update article a set words = p.words::tsvector
    from jsonb_to_recordset(${JSON.stringify(publications)}::jsonb) as p (id bigint, words text)
    where a.company_id = ${companyId} and a.id = p.id`.execute(tx);
}
