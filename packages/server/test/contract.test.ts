import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordSchema, withMadeParts } from '../src/contract.js';
import { CLOSE, PROBLEMS, type Problem, REFUSALS, type TableSummary } from '../src/wire.js';
import { type Documented, documented, type OpenApi, type Operation } from './documented.js';
import { judged } from './judged.js';
import { Browser, startServer } from './support.js';

let contract: Documented;
let document: OpenApi;
beforeAll(async () => {
  contract = await documented();
  document = contract.document;
});

interface Named extends Operation {
  readonly method: string;
  readonly path: string;
}

function operations(): readonly Named[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** All that is named by `$ref` in a part of the document. */
function references(part: unknown): readonly string[] {
  return [...JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)].map(([, name = '']) => name);
}

describe('the document of the interface', () => {
  it('says what it describes, where it is, and under which license', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Polity', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/' }],
    });
  });

  it('gives every operation a name of its own, a summary, a tag that is described, and who may ask', () => {
    const all = operations();
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    const tags = document.tags.filter(({ description }) => description).map(({ name }) => name);
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { operationId, summary, tags: own, security } of all) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(summary, operationId).toMatch(/^[A-Z]/);
      expect(tags, operationId).toEqual(expect.arrayContaining([...(own ?? [])]));
      expect(own, operationId).toHaveLength(1);
      for (const scheme of security?.flatMap(Object.keys) ?? ['none is said']) expect(schemes).toContain(scheme);
    }
  });

  it('describes every variable of a path, and has no two paths for one address', () => {
    for (const { path, parameters = [] } of operations()) {
      const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = parameters.filter((parameter) => parameter.in === 'path' && parameter.schema);
      expect(described.map(({ name }) => name).toSorted(), path).toEqual(variables.toSorted());
    }
    const addresses = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has a schema for every reply, and one of problems for every refusal', () => {
    for (const { operationId, responses, requestBody } of operations()) {
      const statuses = Object.keys(responses);
      expect(
        statuses.filter((status) => status.startsWith('2')),
        operationId,
      ).toHaveLength(1);
      expect(
        statuses.filter((status) => status.startsWith('4')),
        operationId,
      ).not.toEqual([]);
      for (const [status, { description, content = {} }] of Object.entries(responses)) {
        const [{ schema = {} } = {}] = Object.values(content);
        expect(description, `${operationId} ${status}`).not.toBe('');
        expect(Object.keys(schema), `${operationId} ${status}`).not.toEqual([]);
        if (!status.startsWith('2')) expect(references(schema)).toEqual(['#/components/schemas/Problem']);
      }
      if (requestBody) expect(Object.keys(requestBody.content['application/json']?.schema ?? {})).not.toEqual([]);
    }
  });

  it('has no component that nothing uses, and uses none that it does not have', () => {
    const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...new Set(references(document))].toSorted()).toEqual(names.toSorted());
  });

  it('names every problem that there is at some operation', () => {
    const described = operations().flatMap(({ responses }) =>
      Object.values(responses).map(({ description }) => description),
    );
    const unnamed = Object.keys(PROBLEMS).filter((kind) => !described.some((text) => text.includes(`\`${kind}\`: `)));
    // What there is no operation for.
    expect(unnamed).toEqual(['not-found']);
  });

  it('tells a reply that is not as described', () => {
    const { misfit } = { misfit: contract.misfit.bind(contract) };
    expect(misfit('GET', '/api/me', 200, { name: 'Ann' })).toBeUndefined();
    expect(misfit('GET', '/api/me', 200, { name: 7 })).toContain('is not as documented');
    expect(misfit('GET', '/api/me', 200, { name: 'Ann', token: 'x' })).toContain('is not as documented');
    expect(misfit('GET', '/api/me', 404, { error: 'not-found', message: '' })).toContain('is not in the document');
    expect(misfit('GET', '/api/me', 429, { error: 'seat-taken', message: '' })).toContain('is not as documented');
    expect(misfit('GET', '/api/nothing', 404, { error: 'nonsense', message: '' })).toContain('is not as documented');
  });
});

it('the schema of records is the one in the documents (or run `npm run documents`)', () => {
  const file = new URL('../../../docs/record.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(recordSchema()));
});

/** A browser that notes which operations have answered it well. Every browser looks whether replies are as documented. */
class Visitor extends Browser {
  readonly done = new Set<string>();

  override async request<T>(method: string, path: string, body?: unknown) {
    const reply = await super.request<T>(method, path, body);
    const template = contract.templateOf(path);
    if (template && reply.status < 300)
      this.done.add(document.paths[template]?.[method.toLowerCase()]?.operationId ?? '');
    return reply;
  }
}

describe('the document of the sockets', () => {
  const file = new URL('../../../docs/protocol.md', import.meta.url);

  it('is what the schemas make of it (or run `npm run documents`)', () => {
    const text = readFileSync(file, 'utf8');
    expect(withMadeParts(text)).toBe(text);
  });

  it('has every message both ways, and every reason and code', () => {
    const text = readFileSync(file, 'utf8');
    const headings = [...text.matchAll(/^### `(\w+)`$/gm)].map(([, type]) => type);
    expect(headings).toEqual([
      ...['put', 'preview', 'chat', 'hurry'],
      ...['table', 'position', 'change', 'deciding', 'accepted', 'refused', 'preview', 'chat', 'private'],
    ]);
    for (const reason of Object.keys(REFUSALS)) expect(text).toMatch(new RegExp(`^\\| \`${reason}\` +\\| `, 'm'));
    for (const code of Object.values(CLOSE)) expect(text).toMatch(new RegExp(`^\\| ${code} +\\| `, 'm'));
    for (const [, shape = ''] of text.matchAll(/\(#(\w+)\)/g)) expect(text.toLowerCase()).toContain(`\n### ${shape}\n`);
  });

  it('has no table without lines', () => {
    expect(withMadeParts(readFileSync(file, 'utf8'))).not.toMatch(/^\| -[ |-]+\|\n(?!\|)/m);
  });

  it('cannot name a part that nothing makes', () => {
    expect(() => withMadeParts('<!-- made: nonsense -->\n<!-- /made -->')).toThrow("nothing makes the part 'nonsense'");
  });
});

describe('what the server answers', () => {
  it('is as described by every operation', async () => {
    const { url } = await startServer({ games: { [judged.id]: judged } });
    const ann = new Visitor(url);
    await ann.get('/api/me');
    await ann.put('/api/me', { name: 'Ann' });
    await ann.get('/api/games');
    await ann.post('/api/games/lantern-market/options', { seats: 2 });
    const { body: table } = await ann.post<TableSummary>('/api/tables', {
      game: 'lantern-market',
      seats: { amber: 'me' },
    });
    await ann.seat(table.id, 'jade', { bot: 'random' });
    await ann.get('/api/tables');
    await ann.get(`/api/tables/${table.id}`);
    await ann.post(`/api/tables/${table.id}/start`);
    const { body: link } = await ann.post(`/api/tables/${table.id}/recovery`);
    await ann.post(`/api/tables/${table.id}/recover`, link);
    await ann.get(`/api/tables/${table.id}/past?told=0&seat=amber`);
    await ann.post(`/api/tables/${table.id}/weighing`, { seat: 'amber' });
    const socket = ann.open(table.id);
    await socket.playToTheEnd();
    await ann.get(`/api/tables/${table.id}/record`);
    await ann.get(`/api/tables/${table.id}/past?told=3&seat=jade`);
    await ann.post(`/api/tables/${table.id}/analysis`);
    await ann.post(`/api/tables/${table.id}/analysis/0`);
    await ann.post(`/api/tables/${table.id}/rematch`);
    await ann.get('/healthz');
    await ann.get('/metrics');
    expect([...ann.done].toSorted()).toEqual(
      operations()
        .map(({ operationId }) => operationId)
        .toSorted(),
    );
  });

  it.each([
    { what: 'no JSON', init: { method: 'PUT', body: '{"name":' }, status: 400, error: 'malformed' },
    { what: 'nothing', init: { method: 'PUT', body: '' }, status: 400, error: 'malformed' },
    {
      what: 'another type',
      init: { method: 'PUT', body: '<name/>', headers: { 'content-type': 'text/xml' } },
      status: 415,
      error: 'malformed',
    },
    {
      what: 'too much',
      init: { method: 'PUT', body: `{"name":"${'x'.repeat(20_000)}"}` },
      status: 413,
      error: 'too-large',
    },
    { what: 'another method', init: { method: 'PATCH', body: '{}' }, status: 404, error: 'not-found' },
    { what: 'an address that cannot be read', path: '/api/tables/%zz', status: 400, error: 'malformed' },
    { what: 'an id that is none', path: '/api/tables/a.b', status: 400, error: 'malformed' },
    { what: 'a longer id', path: `/api/tables/${'x'.repeat(300)}`, status: 400, error: 'malformed' },
    {
      what: 'a name that is not its own',
      init: { headers: { 'x-forwarded-host': 'evil.example' } },
      status: 421,
      error: 'another-name',
    },
    {
      what: 'another site',
      init: { method: 'PUT', body: '{}', headers: { origin: 'http://evil.example' } },
      status: 403,
      error: 'forbidden',
    },
  ])('to $what is a problem as described', async ({ path = '/api/me', init = {}, status, error }) => {
    const { url } = await startServer();
    const { method = 'GET' } = init as RequestInit;
    const headers = {
      ...('body' in init ? { 'content-type': 'application/json' } : {}),
      ...(init as RequestInit).headers,
    };
    const reply = await fetch(url + path, { ...init, headers });
    const body = (await reply.json()) as Problem;
    expect([reply.status, body.error]).toEqual([status, error]);
    expect(contract.misfit(method, path, reply.status, body)).toBeUndefined();
  });

  it('is that it goes down to who asks while it does', async () => {
    let answered: { readonly status: number; readonly body: unknown } | undefined;
    const askLate = async () => {
      const { status, body } = await new Browser(url).get('/healthz');
      answered = { status, body };
    };
    const jobs = async () => ({ twiceADay: async () => undefined, close: askLate });
    const { app, url } = await startServer({ jobs });
    await app.close();
    expect(answered).toEqual({ status: 503, body: { error: 'busy', message: 'the server is going down' } });
  });
});
