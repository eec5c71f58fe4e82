import { contract } from '@shuyuan/contract';
import { buildCourse } from '../../testing/catalogue.ts';
import { addTo, buildAddress, buildGift, buildReward } from '../../testing/gifts.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { TEST_NOW } from '../../testing/world.ts';
import { sendGoods } from './sending.ts';

const { exchange } = contract;
/** Numbers name exchanges of one student: to everybody else they do not exist (E3). */
const OWN_NUMBER = { otherStudent: 'missing', otherSchool: 'missing' } as const;
const OWN_LIST = { otherStudent: 'empty', otherSchool: 'empty' } as const;

async function overrides(school: School, owner: StudentCaller) {
  await addTo(school, owner, 100);
  return { id: await buildGift(school), addressId: await buildAddress(school, owner) };
}

async function exchanged(school: School, owner: StudentCaller) {
  return (await owner.ask(exchange.exchange, await overrides(school, owner))).number;
}

async function sent(school: School, owner: StudentCaller) {
  const number = await exchanged(school, owner);
  const express = { name: '顺丰', number: 'SF1' };
  await school.withTenant((tx) => sendGoods(tx, { companyId: school.id, number, express, now: TEST_NOW }));
  return number;
}

async function reward(school: School, owner: StudentCaller) {
  const { saleId } = await buildCourse(school);
  return { id: await buildReward(school, owner, [saleId]), saleId };
}

/** Access matrix of the calls of credits, gifts and rewards (Z1). */
export const exchangeRows: readonly MatrixRow[] = [
  matrixRow({ call: exchange.account, input: () => ({}) }),
  matrixRow({
    call: exchange.flow,
    input: async (school, owner) => {
      await addTo(school, owner, 1);
      return {};
    },
    except: OWN_LIST,
  }),
  matrixRow({
    call: exchange.gifts,
    input: async (school) => {
      await buildGift(school);
      return {};
    },
    except: { otherSchool: 'empty' },
  }),
  matrixRow({ call: exchange.gift, input: async (school) => ({ id: await buildGift(school) }) }),
  matrixRow({ call: exchange.exchange, input: overrides }),
  matrixRow({
    call: exchange.order,
    input: async (school, owner) => ({ number: await exchanged(school, owner) }),
    except: OWN_NUMBER,
  }),
  matrixRow({
    call: exchange.orders,
    input: async (school, owner) => {
      await exchanged(school, owner);
      return {};
    },
    except: OWN_LIST,
  }),
  matrixRow({
    call: exchange.receive,
    input: async (school, owner) => ({ number: await sent(school, owner) }),
    except: OWN_NUMBER,
  }),
  matrixRow({
    call: exchange.rewards,
    input: async (school, owner) => {
      await reward(school, owner);
      return {};
    },
    except: OWN_LIST,
  }),
  matrixRow({
    call: exchange.rewardCourses,
    input: async (school, owner) => ({ id: (await reward(school, owner)).id }),
  }),
  matrixRow({
    call: exchange.receiveReward,
    input: async (school, owner) => {
      const { id, saleId } = await reward(school, owner);
      return { id, offerIds: [saleId] };
    },
  }),
];
