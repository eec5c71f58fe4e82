import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { chooseDefault, listAddresses, removeAddress, saveAddress } from './service.ts';

/** Where the student's goods go (I17). */
export function addressRoutes(app: FastifyInstance): void {
  const { list, save, remove, setDefault } = contract.addresses;
  route(app, list, ({ tx, student }) => listAddresses(tx, student.id));
  route(app, save, ({ tx, student, company, now, input }) =>
    saveAddress(tx, { companyId: company.id, studentId: student.id, now }, input),
  );
  route(app, remove, async ({ tx, student, input }) => {
    await removeAddress(tx, student.id, input.id);
    return {};
  });
  route(app, setDefault, async ({ tx, student, input }) => {
    await chooseDefault(tx, student.id, input.id);
    return {};
  });
}
