import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Buyer, Grants } from '../../domain/trade.ts';
import { route } from '../../platform/http/route.ts';
import { listChoices, listRewards, receiveReward } from './rewards.ts';
import {
  confirmReceipt,
  type Effects,
  exchangeGift,
  findAccount,
  findExchange,
  findGift,
  listExchanges,
  listFlow,
  listGifts,
} from './service.ts';

/** Credits, gifts and courses as rewards (product.md 4.12). */
export function exchangeRoutes(app: FastifyInstance, effects: Effects): void {
  const { account, flow, gifts, gift, exchange, order, orders, receive } = contract.exchange;
  route(app, account, ({ tx, student }) => findAccount(tx, student.id));
  route(app, flow, (visit) => listFlow(visit.tx, buyerOf(visit), visit.input));
  route(app, gifts, (visit) => listGifts(visit.tx, buyerOf(visit), visit.input));
  route(app, gift, (visit) => findGift(visit.tx, buyerOf(visit), visit.input.id));
  route(app, exchange, (visit) => exchangeGift(visit.tx, buyerOf(visit), visit.input, effects));
  route(app, order, (visit) => findExchange(visit.tx, buyerOf(visit), visit.input));
  route(app, orders, (visit) => listExchanges(visit.tx, buyerOf(visit), visit.input));
  route(app, receive, async (visit) => {
    await confirmReceipt(visit.tx, buyerOf(visit), visit.input.number);
    return {};
  });
  rewardRoutes(app, effects.grants.enrol);
}

function rewardRoutes(app: FastifyInstance, enrol: Grants['enrol']): void {
  const { rewards, rewardCourses, receiveReward: receiveCall } = contract.exchange;
  route(app, rewards, (visit) => listRewards(visit.tx, buyerOf(visit), visit.input.status));
  route(app, rewardCourses, (visit) => listChoices(visit.tx, buyerOf(visit), visit.input.id));
  route(app, receiveCall, (visit) => receiveReward(visit.tx, buyerOf(visit), visit.input, enrol));
}

function buyerOf({ company, student, now, locale }: Asker): Buyer {
  return { companyId: company.id, studentId: student.id, now, locale };
}

interface Asker extends Pick<Buyer, 'now' | 'locale'> {
  company: { id: number };
  student: { id: number };
}
