import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { chooseDefault, listAddresses, removeAddress, saveAddress } from './service.ts';

/** Where the student's goods go (I17). */
export function addressRoutes(app: FastifyInstance): void {
  const { list, save, remove, setDefault } = contract.addresses;
  route(app, list, (ctx) => listAddresses(ctx));
  route(app, save, (ctx) => saveAddress(ctx, ctx.input));
  route(app, remove, async (ctx) => {
    await removeAddress(ctx, ctx.input.id);
    return {};
  });
  route(app, setDefault, async (ctx) => {
    await chooseDefault(ctx, ctx.input.id);
    return {};
  });
}
