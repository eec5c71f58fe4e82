import type { Invariant } from './invariant.ts';

/** Invariants of articles, their texts and what readers leave at them (product.md 4.13, I18, U10). */
export const ARTICLE_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I18 a comment stands at an article that was published',
    sql: `select c.id from article_comment c join article a on a.company_id = c.company_id and a.id = c.article_id
      where a.published_at is null`,
  },
  {
    id: 'I18 the numbers beside an article are those of its rows',
    sql: `select a.id from article a where
      a.like_count <> (select count(*) from article_like k where k.company_id = a.company_id and k.article_id = a.id
        and k.student_id is distinct from a.student_id)
      or a.collect_count <> (select count(*) from collection k where k.company_id = a.company_id and k.article_id = a.id)
      or a.comment_count <> (select count(*) from article_comment c where c.company_id = a.company_id
        and c.article_id = a.id and c.state in ('inReview', 'shown'))`,
  },
  {
    id: 'I18 the numbers beside a comment are those of its rows',
    sql: `select c.id from article_comment c where
      c.like_count <> (select count(*) from article_comment_like k where k.company_id = c.company_id
        and k.comment_id = c.id and k.student_id is distinct from c.student_id)
      or c.reply_count <> (select count(*) from article_comment x where x.company_id = c.company_id
        and x.root_id = c.id and x.state in ('inReview', 'shown'))`,
  },
  {
    id: 'articles: an answer stands below a comment of the same article',
    sql: `select c.id from article_comment c join article_comment r on r.company_id = c.company_id and r.id = c.root_id
      where r.root_id is not null`,
  },
  {
    id: 'articles: the latest text is as the article says',
    sql: `select a.id from article a left join article_text v
        on v.company_id = a.company_id and v.article_id = a.id and v.version = a.version
      where v.id is null
        or a.version <> (select max(x.version) from article_text x where x.company_id = a.company_id and x.article_id = a.id)
        or (a.state = 'inReview') <> (v.state = 'inReview')
        or (a.state = 'rejected' and v.state <> 'rejected')
        or (a.state = 'withdrawn' and v.state <> 'withdrawn')`,
  },
  {
    id: 'articles: what is public is the one published text',
    sql: `select a.id from article a left join article_text v
        on v.company_id = a.company_id and v.article_id = a.id and v.state = 'published'
      where a.public_version is distinct from v.version`,
  },
  {
    id: 'U10 cover and files of a text are used by it until it is replaced or deleted',
    sql: `select v.id from article_text v join article a on a.company_id = v.company_id and a.id = v.article_id
      join lateral (select v.cover_id as upload_id where v.cover_id is not null union all
        select f.upload_id from article_file f where f.company_id = v.company_id and f.text_id = v.id) f on true
      where v.state <> 'replaced' and a.state <> 'deleted' and not exists (select 1 from upload_use x
        where x.company_id = v.company_id and x.upload_id = f.upload_id and x.kind = 'articleText' and x.ref_id = v.id)`,
  },
];
