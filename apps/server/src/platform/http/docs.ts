import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contract, openApi } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { BASES } from './answer.ts';

/** Policy of the OpenAPI page: its own files and styles, nothing from elsewhere. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/** The OpenAPI document of the contract and a page to read it, at `/api/docs`. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApi(contract, BASES) as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY });
}
