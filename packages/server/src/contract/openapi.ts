/** The document of the HTTP interface, made of the schemas with which the routes check what comes in. */
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { cookieName } from '../identity.js';
import { asWritten } from './json-schema.js';

const DESCRIPTION = `Tables for people and programs. What a table's players do goes over its socket, \`GET /api/tables/{id}/socket\`, which \`docs/protocol.md\` describes.

A browser is known by a random token in a cookie. Whoever does something without one is given one with the reply.

What is not done is answered with a \`Problem\`; nothing has changed then. What there is no operation for is answered with 404 and \`not-found\`.`;

const TOKEN = 'The token of a browser, 43 characters; who has it holds the seats that were taken with it.';

const TAGS = [
  { name: 'players', description: 'Who somebody is.' },
  { name: 'tables', description: 'Making tables, finding them, sitting down, beginning.' },
  { name: 'records', description: 'Finished games.' },
  { name: 'thoughts', description: 'What looking ahead finds out about decisions.' },
  { name: 'watching', description: 'For whoever runs the server.' },
];

export async function document(app: FastifyInstance): Promise<void> {
  const config = { zodToJsonConfig: { override: asWritten } };
  const withComponents = createJsonSchemaTransformObject(config);
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Polity',
        description: DESCRIPTION,
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The server that this document comes from' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'cookie', name: cookieName('http'), description: `${TOKEN} Over http.` },
          tokenOverHttps: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName('https'),
            description: `${TOKEN} Over https, where no other site can set it.`,
          },
        },
      },
    },
    transform: createJsonSchemaTransform(config),
    transformObject: (made) => withoutUnused(withComponents(made)),
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

interface Document {
  readonly paths?: object;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

/** Every schema with a name becomes a component, for what is asked and for what is answered: most of them are one of it. */
function withoutUnused<Made extends Document>(made: Made): Made {
  const schemas = made.components?.schemas ?? {};
  const used = new Set<string>();
  const follow = (part: object) => {
    for (const name of namesIn(part)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name] ?? {});
    }
  };
  follow(made.paths ?? {});
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...made, components: { ...made.components, schemas: kept } };
}

function namesIn(part: object): readonly string[] {
  return [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
}
