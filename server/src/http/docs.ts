import { createHash } from 'node:crypto';
import type { Route } from '@signoria/protocol';
import {
  changesSchema,
  clientMessageSchema,
  PROBLEM_TYPE,
  PROTOCOL_VERSION,
  problemSchema,
  ROUTES,
  SERVICE_ROUTES,
  serverMessageSchema,
} from '@signoria/protocol';
import type { ConversionConfig } from '@valibot/to-json-schema';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import { policyText } from './contentSecurityPolicy.ts';
import { serviceRoute } from './routes.ts';

const ALL_ROUTES: readonly Route[] = Object.values(ROUTES);

/** Serves the API documentation, generated from the schemas: an HTML page and an OpenAPI description. */
export function docsRoutes(app: FastifyInstance): void {
  const description = openApi();
  const page = docsPage();
  serviceRoute(app, 'docs', (_request, reply) =>
    reply.header('content-security-policy', DOCS_POLICY).type('text/html; charset=utf-8').send(page),
  );
  serviceRoute(app, 'openApi', () => description);
}

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:50rem;margin:auto;padding:1rem}pre{overflow:auto;background:#f4efe4;padding:1rem}';

/** Content security policy of the documentation page: allows its inline style only, by hash. */
const DOCS_POLICY = policyText({
  'default-src': ["'none'"],
  'style-src': [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Named schemas. `Changes` is recursive and needs a reference. */
const SHARED = { Changes: changesSchema };

const CONVERSION: ConversionConfig = {
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/**
 * Converts a schema to JSON Schema. Checks without an equivalent (trimming, counting characters) are left out; the
 * server still applies them.
 */
function jsonSchema(schema: GenericSchema): object {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...CONVERSION, definitions: SHARED });
  return rest;
}

function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ALL_ROUTES)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Signoria',
      version: String(PROTOCOL_VERSION),
      description: `Sessions are a cookie; see POST ${ROUTES.createGuest.path}.`,
    },
    paths,
    components: {
      schemas: {
        ...toJsonSchemaDefs(SHARED, CONVERSION),
        Problem: jsonSchema(problemSchema),
        ClientMessage: jsonSchema(clientMessageSchema),
        ServerMessage: jsonSchema(serverMessageSchema),
      },
    },
  };
}

function operation({ summary, path, query, body, response, status }: Route): object {
  const problem = { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };
  return {
    summary,
    ...((path.includes('{id}') || query) && { parameters: parametersOf(path, query) }),
    ...(body && { requestBody: { content: { 'application/json': { schema: jsonSchema(body) } } } }),
    responses: {
      [status]: {
        description: response ? 'Done' : 'Done, no content',
        ...(response && { content: { 'application/json': { schema: jsonSchema(response) } } }),
      },
      default: { description: 'Problem details (RFC 9457)', content: problem },
    },
  };
}

function parametersOf(path: string, query: Route['query']): readonly object[] {
  const inQuery = Object.entries(query?.entries ?? {}).map(([name, schema]) => {
    const { type } = schema as GenericSchema;
    return { name, in: 'query', required: type !== 'optional', schema: jsonSchema(schema as GenericSchema) };
  });
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  return path.includes('{id}') ? [id, ...inQuery] : inQuery;
}

function docsPage(): string {
  const sections = ALL_ROUTES.map(
    ({ method, path, summary, query, body, response }) =>
      `<h2><code>${method} ${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}</p>${schemaSection('Query', query)}${schemaSection('Body', body)}${schemaSection('Answer', response)}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signoria: the protocol</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<h1>Signoria: the protocol, version ${PROTOCOL_VERSION}</h1>
<p>Also as <a href="${SERVICE_ROUTES.openApi.path}">OpenAPI</a>. Problems are RFC 9457 with a <code>code</code> for programs.</p>
${sections.join('\n')}
<h2><code>${SERVICE_ROUTES.socket.path}</code></h2><p>A WebSocket for one table at a time; each message is a JSON object.
With <code>?table=</code> and the id of the table, a proxy can route all sockets of a table to one node.
Every message but <code>ping</code> and <code>hello</code> must have an <code>id</code>, a whole number that the client usually counts up; a refusal names it in <code>answers</code>.
A client that receives nothing for a while sends a ping; without a pong it treats the connection as lost.</p>
${schemaSection('From the client', clientMessageSchema)}${schemaSection('From the server', serverMessageSchema)}</html>`;
}

function schemaSection(title: string, schema: GenericSchema | undefined): string {
  if (schema === undefined) return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(jsonSchema(schema), null, 2))}</pre></details>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
