/** What stands in `deploy/`, against what it is for: the figures, the services and the words that a server knows. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, openSqliteStore } from '@polity/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { polity } from './run.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image: string;
        readonly build?: string;
        readonly command?: readonly string[];
        readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** The names of all figures that a server gives. */
async function figures(): Promise<ReadonlySet<string>> {
  const app = await createServer({ store: await openSqliteStore(':memory:'), games: {}, bots: {} });
  onTestFinished(async () => app.close());
  const { body } = await app.inject('/metrics');
  const kinds = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    kinds.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [name, ...['bucket', 'sum', 'count'].map((part) => `${name}_${part}`)] : [name],
    ),
  );
}

const NAMES = /\b(?:polity|nodejs|process)_\w+/g;

describe('the dashboard', () => {
  it('asks for figures that a server gives, and the documents name no others', async () => {
    const known = await figures();
    const { panels } = JSON.parse(read('deploy/grafana.json')) as Dashboard;
    const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(NAMES) ?? []));
    expect(panels.filter(({ targets }) => targets.some(({ expr }) => !expr.match(NAMES)))).toEqual([]);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    const told = read('docs/deploy.md').match(/\bpolity_\w+/g) ?? [];
    // The name of a database in an example is none.
    expect(told.filter((name) => name !== 'polity_again' && !known.has(name))).toEqual([]);
    const ours = [...known].filter((name) => name.startsWith('polity_') && !/_(bucket|sum|count)$/.test(name));
    expect(ours.filter((name) => !asked.some((one) => one.startsWith(name)))).toEqual([]);
  });
});

describe('the compose file', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;

  it('names services, volumes and files that there are', () => {
    const names = Object.keys(services);
    expect(names).toEqual(['polity-1', 'polity-2', 'polity-3', 'nginx', 'postgres', 'redis']);
    for (const { depends_on = [], volumes: mounted = [], build } of Object.values(services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter((name) => !names.includes(name))).toEqual([]);
      for (const [from = ''] of mounted.map((volume) => volume.split(':')))
        expect(from.startsWith('.') ? existsSync(`${root}deploy/${from}`) : from in volumes).toBe(true);
      if (build !== undefined) expect(existsSync(`${root}deploy/${build}/Dockerfile`)).toBe(true);
    }
  });

  it('starts servers with words that they know, where nginx and they look for each other', async () => {
    const { out: help } = await polity(['serve', '--help']);
    const upstream = [...read('deploy/nginx.conf').matchAll(/^\s*server ([\w-]+):(\d+)/gm)].map(([, ...at]) => at);
    const servers = Object.entries(services).filter(([name]) => name.startsWith('polity-'));
    for (const [, { command = [], environment = {} }] of servers) {
      expect(command.slice(0, 3)).toEqual(['node', 'packages/cli/bin/polity.js', 'serve']);
      expect(command.filter((word) => word.startsWith('--') && !help.includes(`${word} `))).toEqual([]);
      expect(Object.keys(environment).filter((name) => !help.includes(name))).toEqual([]);
      expect(new URL(environment.POLITY_STORE?.replace(/\$\{.*?\}/, 'x') ?? '').hostname).toBe('postgres');
      expect(new URL(environment.POLITY_BUS ?? '').hostname).toBe('redis');
    }
    expect(upstream).toEqual(servers.map(([name, { command = [] }]) => [name, command[command.indexOf('--port') + 1]]));
  });
});
