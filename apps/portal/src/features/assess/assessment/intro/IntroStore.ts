import { type AssessmentIntro, ResultCode } from '@shuyuan/contract';
import { ApiError } from '../../../../api/apiError.ts';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import type { AssessPlace } from '../../../../shared/course/assessPaths.ts';
import { asGuest, type GuestRecords } from '../../../../shared/guest/GuestRecords.ts';

/** Who a visitor is. */
export interface Guest {
  guestName: string;
  guestPhone: string;
}

/** State of a link from which nothing is begun. */
export type ClosedLink = Exclude<AssessmentIntro['linkState'], 'live' | undefined>;

/** Why nothing is begun: the state of the link, or this browser has begun as many records as a family may. */
export type RefusedBegin = ClosedLink | 'browserUsedUp';

/** Why a link does not begin an assessment (4011–4014). */
const REFUSED: ReadonlyMap<number | undefined, RefusedBegin> = new Map<number | undefined, RefusedBegin>([
  [ResultCode.linkEnded, 'ended'],
  [ResultCode.linkUsedUp, 'usedUp'],
  [ResultCode.linkWithdrawn, 'withdrawn'],
  [ResultCode.browserUsedUp, 'browserUsedUp'],
]);

/** What an assessment is before it is taken, and its start (product.md 4.5). */
export class IntroStore extends PageStore {
  readonly intro: Query<AssessmentIntro, [place: AssessPlace]>;
  readonly #api: Pick<Api, 'assessments'>;
  readonly #guests: GuestRecords;
  readonly #key = new IdempotencyKey();
  /** The one in front of the screen is not the guest of the latest record: a student, or another guest, whose ticket is blank. */
  isSomebodyElse: boolean;

  constructor(api: Pick<Api, 'assessments'>, guests: GuestRecords, isSomebodyElse = false) {
    super();
    this.#api = api;
    this.#guests = guests;
    this.isSomebodyElse = isSomebodyElse;
    const read = ({ linkId, saleId }: AssessPlace) =>
      api.assessments.intro({ linkId, saleId }, asGuest(this.isSomebodyElse ? undefined : guests.tokenOfLink(linkId)));
    this.intro = this.query(async (place) => {
      const intro = await read(place);
      const { latest } = intro;
      if (!latest || latest.state === 'doing') return intro;
      // Ended meanwhile, e.g. by its clock: a tab that is not its guest's reads the ticket without it.
      const isClosed = guests.close(latest.id);
      return isClosed && guests.resultTokenOf(latest.id) === undefined ? read(place) : intro;
    });
    this.observe();
  }

  show(place: AssessPlace) {
    void this.intro.show(place);
  }

  /** Whether this browser has a record of the person. */
  knows(linkId: number, name: string) {
    return this.#guests.tokenOfLink(linkId, name) !== undefined;
  }

  /** Another person takes the ticket: nothing of the guest before is sent or shown. */
  turnToSomebodyElse() {
    this.isSomebodyElse = true;
    this.refresh();
  }

  /**
   * Opens a record, or the one that is open; resolves to its id, or to why nothing is begun. Who gives a name sends the
   * token of that person's own record alone.
   */
  async begin({ linkId, saleId }: AssessPlace, guest?: Guest): Promise<number | RefusedBegin> {
    const contents = { linkId, saleId, ...guest };
    const isKnown = guest !== undefined || !this.isSomebodyElse;
    const token = asGuest(isKnown ? this.#guests.tokenOfLink(linkId, guest?.guestName) : undefined);
    if (guest) this.#guests.turnTo(linkId, guest.guestName);
    try {
      const { id, guestToken, guestName } = await this.#key.run(contents, (sent, options) =>
        this.#api.assessments.start(sent, { ...options, ...token }),
      );
      if (guestToken !== undefined) this.#guests.add(id, { linkId, token: guestToken, name: guestName });
      return id;
    } catch (error) {
      const refused = error instanceof ApiError && error.kind === 'refused' ? REFUSED.get(error.code) : undefined;
      if (refused === undefined) throw error;
      return refused;
    }
  }
}
