import type { AnswerOf, contract } from '@shuyuan/contract';
import { DEFAULT_TIME_ZONE, knownTimeZone } from '@shuyuan/rules';
import { makeAutoObservable, reaction } from 'mobx';
import { Query } from '../api/query.ts';
import { PersonalRecord } from '../core/PersonalRecord.ts';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import type { AuthStore } from './AuthStore.ts';

type Zones = AnswerOf<(typeof contract)['constants']['timeZones']>;

/** Local-storage key of the zone of each student, so that the first frame of a page has it. */
const KEY = 'zone';

/**
 * The one time zone in which the portal shows every instant: the student's own, as the profile has it; Beijing's for who has chosen
 * none, for visitors and for lecturers (§9, decision 0046).
 */
export class ZoneStore {
  /** The school's list, for a backend whose profile names the zone by number alone. */
  readonly list: Query<Zones>;
  readonly #services: Pick<Services, 'storage'>;
  readonly #auth: AuthStore;
  readonly #scope = new Scope();

  constructor(services: Pick<Services, 'api' | 'storage'>, auth: AuthStore) {
    this.#services = services;
    this.#auth = auth;
    this.list = new Query(async () => (await import('./zoneList.ts')).loadZones(services.api));
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** IANA name that this browser knows. */
  get id(): string {
    return knownTimeZone(this.named);
  }

  private get named(): string {
    const own = this.own;
    if (own !== undefined) return own;
    // Until the profile is here, the zone of the last visit.
    return this.#auth.isLoggedIn ? (this.stored ?? DEFAULT_TIME_ZONE.id) : DEFAULT_TIME_ZONE.id;
  }

  /** Another zone than that of the school. */
  get isAbroad(): boolean {
    return this.id !== DEFAULT_TIME_ZONE.id;
  }

  start() {
    this.#scope.add(
      reaction(
        () => this.own,
        (own) => own !== undefined && this.record?.write(own),
      ),
    );
    this.#scope.add(
      reaction(
        () => this.#auth.info.value?.timeZoneId !== undefined && this.#auth.info.value.timeZone === undefined,
        (isNumber) => isNumber && void this.list.load(),
        { fireImmediately: true },
      ),
    );
  }

  dispose() {
    this.#scope.dispose();
  }

  /** What the profile says; undefined while it is not known. */
  private get own(): string | undefined {
    const info = this.#auth.info.value;
    if (!this.#auth.isLoggedIn || !info) return undefined;
    if (info.timeZone !== undefined) return info.timeZone;
    if (info.timeZoneId === undefined) return DEFAULT_TIME_ZONE.id;
    if (this.list.error) return this.stored ?? DEFAULT_TIME_ZONE.id;
    return this.list.value && (this.list.value.find(({ id }) => id === info.timeZoneId)?.iana ?? DEFAULT_TIME_ZONE.id);
  }

  private get record(): PersonalRecord | undefined {
    const id = this.#auth.user?.id;
    return id === undefined ? undefined : new PersonalRecord(this.#services.storage, KEY, String(id));
  }

  private get stored(): string | undefined {
    const value = this.record?.read();
    return typeof value === 'string' ? value : undefined;
  }
}
