import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Buyer, Grants } from '../../domain/trade.ts';
import { studentRoute } from '../../platform/http/route.ts';
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
  studentRoute(app, account, ({ tx, student }) => findAccount(tx, student.id));
  studentRoute(app, flow, (visit) => listFlow(visit.tx, buyerOf(visit), visit.input));
  studentRoute(app, gifts, (visit) => listGifts(visit.tx, buyerOf(visit), visit.input));
  studentRoute(app, gift, (visit) => findGift(visit.tx, buyerOf(visit), visit.input.id));
  studentRoute(app, exchange, (visit) => exchangeGift(visit.tx, buyerOf(visit), visit.input, effects));
  studentRoute(app, order, (visit) => findExchange(visit.tx, buyerOf(visit), visit.input));
  studentRoute(app, orders, (visit) => listExchanges(visit.tx, buyerOf(visit), visit.input));
  studentRoute(app, receive, async (visit) => {
    await confirmReceipt(visit.tx, buyerOf(visit), visit.input.number);
    return {};
  });
  rewardRoutes(app, effects.grants.enrol);
}

function rewardRoutes(app: FastifyInstance, enrol: Grants['enrol']): void {
  const { rewards, rewardCourses, receiveReward: receiveCall } = contract.exchange;
  studentRoute(app, rewards, (visit) => listRewards(visit.tx, buyerOf(visit), visit.input.status));
  studentRoute(app, rewardCourses, (visit) => listChoices(visit.tx, buyerOf(visit), visit.input.id));
  studentRoute(app, receiveCall, (visit) => receiveReward(visit.tx, buyerOf(visit), visit.input, enrol));
}

function buyerOf({ company, student, now, locale }: Asker): Buyer {
  return { companyId: company.id, studentId: student.id, now, locale };
}

interface Asker extends Pick<Buyer, 'now' | 'locale'> {
  company: { id: number };
  student: { id: number };
}
