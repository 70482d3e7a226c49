import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzippedResponse, plainResponse } from '../analyses/packed.ts';
import type { FoundAnalysis } from '../analyses/request.ts';
import { findAnalysis, requestAnalysis } from '../analyses/request.ts';
import type { ServerContext } from '../context.ts';
import { rateLimitKeysOf } from './request.ts';
import type { RouteHandlers } from './routes.ts';

export function analysisHandlers(context: ServerContext) {
  return {
    async fetchAnalysis({ params, request, reply }) {
      return responseTo(request, reply, await findAnalysis(context, params.id));
    },
    async requestAnalysis({ params, person, request, reply }) {
      const asker = rateLimitKeysOf(request, person);
      return responseTo(request, reply, await requestAnalysis(context, params.id, asker));
    },
  } satisfies Partial<RouteHandlers>;
}

/** Sends a stored analysis gzipped, as it is stored, to clients that accept that. */
async function responseTo({ headers }: FastifyRequest, reply: FastifyReply, found: FoundAnalysis) {
  if (found.state !== 'stored') return found;
  if (!/\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))) return plainResponse(found.body);
  reply.header('content-encoding', 'gzip');
  return Readable.from([gzippedResponse(found.body)]);
}
