import type * as z from 'zod/mini';
import type { ReadOf } from './reading.ts';

/** Which of the family's three servers answers a call (wire-facts 1). */
export type Service = 'student' | 'point' | 'upload';
/**
 * `public`: no login needed; `student`, `lecturer`, `member` (either of them): a valid token of that kind is needed,
 * without one the answer is `resultCode -1` (E1).
 */
export type Access = 'public' | 'student' | 'lecturer' | 'member';
/** Rate-limit class (S7): `login` protects accounts, `code` sends a text message or mail, `write` changes data. */
export type RateClass = 'read' | 'write' | 'login' | 'code';
/** Who may see the object an id names: `tenant`, everyone of the same school; `owner`, only the student it belongs to (Z1). */
export type IdScope = 'tenant' | 'owner';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

// biome-ignore lint/suspicious/noExplicitAny: a schema of any type; its types are inferred where a call is declared
export type Schema = z.ZodMiniType<any, any>;

/** One call of the backend, as data: the portal's client, the server's route and the OpenAPI page read the same object. */
export interface Call<
  I extends Schema = Schema,
  R extends Schema = Schema,
  L extends boolean = boolean,
  A extends Access = Access,
> {
  readonly method: Method;
  readonly path: string;
  readonly service: Service;
  readonly access: A;
  readonly rate: RateClass;
  /** Parameters beside the common ones: in the query for GET and DELETE, in the body otherwise (§7). */
  readonly input: I;
  /** `resultData` of one object; of one item where `isList`. */
  readonly result: R;
  /** The answer is an array with `totalCount`, `currentPage` and `pageSize` beside it (wire-facts 2.2). */
  readonly isList: L;
  /** Every id among the parameters and whose object it names; the access matrix is generated from it (Z1). */
  readonly ids: Readonly<Record<string, IdScope>>;
  /** Its body is a document of up to 256 KB; others have up to 64 KB (S6). */
  readonly isDocument: boolean;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
}

interface Options<A extends Access = Access> {
  access: A;
  summary: string;
  service?: Service;
  rate?: RateClass;
  isDocument?: boolean;
  ids?: Readonly<Record<string, IdScope>>;
}
interface Single<I extends Schema, R extends Schema, A extends Access> extends Options<A> {
  input: I;
  result: R;
}
interface Many<I extends Schema, R extends Schema, A extends Access> extends Options<A> {
  input: I;
  list: R;
}

function declare(method: Method, path: string, options: Options & { input: Schema; result?: Schema; list?: Schema }) {
  const result = options.list ?? options.result;
  if (!result) throw new TypeError(`${method} ${path} declares neither result nor list`);
  return {
    method,
    path,
    service: options.service ?? 'student',
    access: options.access,
    rate: options.rate ?? (method === 'GET' ? 'read' : 'write'),
    input: options.input,
    result,
    isList: options.list !== undefined,
    ids: options.ids ?? {},
    isDocument: options.isDocument ?? false,
    summary: options.summary,
  };
}

interface Declare {
  <I extends Schema, R extends Schema, A extends Access>(path: string, options: Single<I, R, A>): Call<I, R, false, A>;
  <I extends Schema, R extends Schema, A extends Access>(path: string, options: Many<I, R, A>): Call<I, R, true, A>;
}

// The one place where the general object is read as the precise type that the overloads promise.
const declarer = (method: Method) => ((path, options) => declare(method, path, options)) as Declare;

/** Declares a call that only reads; parameters travel in the query (§7). */
export const get = declarer('GET');
/** Declares a call with an effect; parameters travel in the body, `requestId` among them (C1). */
export const post = declarer('POST');
/** Declares a replacing call; parameters travel in the body. */
export const put = declarer('PUT');

/** One page of a list, as the portal and the services see it. */
export interface Page<T> {
  items: T[];
  /** Exact up to 1,000, then a lower bound (performance.md §2: long lists are not counted). */
  totalCount: number;
  currentPage: number;
  pageSize: number;
}

/** Parameters of a call in product words. */
export type InputOf<C> = C extends Call<infer I, Schema, boolean> ? z.output<I> : never;
/** Answer of a call in product words, as it is sent. */
export type OutputOf<C> =
  C extends Call<Schema, infer R, infer L> ? (L extends true ? Page<z.output<R>> : z.output<R>) : never;

/** Answer of a call in product words, as a client reads it from any backend of the family (decision 0020). */
export type AnswerOf<C> =
  C extends Call<Schema, infer R, infer L> ? (L extends true ? Page<ReadOf<R>> : ReadOf<R>) : never;

/** A contract: calls by domain. */
export type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** Options per request: `signal` cancels, `requestId` is the idempotency key, so a repeated request has no second effect (C1). */
export interface RequestOptions {
  signal?: AbortSignal;
  requestId?: string;
  /** Sent also while the page is being closed; the answer is not read. */
  keepalive?: boolean;
  /** Token of a guest's assessment record, sent as the header `GUEST_HEADER`. */
  guestToken?: string;
}

// biome-ignore lint/complexity/noBannedTypes: `{}` extends T is true when every key of T is optional
type Arguments<I> = {} extends I ? [input?: I, options?: RequestOptions] : [input: I, options?: RequestOptions];

/** The typed client of a contract: every call a function from its parameters to its answer. */
export type Client<C> = {
  readonly [D in keyof C]: {
    readonly [K in keyof C[D]]: (...args: Arguments<InputOf<C[D][K]>>) => Promise<AnswerOf<C[D][K]>>;
  };
};
