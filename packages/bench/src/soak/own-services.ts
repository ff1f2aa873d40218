/** A PostgreSQL and a Redis of the soak's own, in folders of their own: killed, started again, with a disk that fills. */
import { rmSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  cpuOfFamily,
  findProgram,
  freePort,
  IS_ROOT,
  OwnProcess,
  run,
  type User,
  userNamed,
  whenWeEnd,
} from './own-process.js';
import { SmallDisk } from './small-disk.js';

const PAUSE = 50;
/** Milliseconds after which a service that does not answer is given up. */
const PATIENCE = 60_000;

/** Where nothing is on disk before it is acknowledged, a soak proves nothing: all of these are as PostgreSQL has them. */
const POSTGRES_SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60'];

export class OwnPostgres {
  private constructor(
    readonly url: string,
    private readonly process: OwnProcess,
    private readonly folder: string,
    /** Where it keeps everything, if it is one that can be filled. */
    readonly disk: SmallDisk | undefined,
  ) {}

  /** @returns a line that says why not, where there can be none. */
  static async start(): Promise<OwnPostgres | string> {
    const [initdb, postgres] = [findProgram('initdb'), findProgram('postgres')];
    if (initdb === undefined || postgres === undefined) return 'there is no initdb here';
    // It refuses to run as root.
    const user = IS_ROOT ? userNamed('postgres') : undefined;
    if (IS_ROOT && user === undefined) return 'it does not run as root, and there is no user postgres';
    const disk = user && (await SmallDisk.mount(user));
    const folder = disk?.folder ?? (await newFolder('postgres', user));
    const port = await freePort();
    const data = join(folder, 'data');
    const rights = { cwd: folder, ...user };
    await run(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--wal-segsize=1'], rights);
    const settings = [...POSTGRES_SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
    const own = new OwnPostgres(
      `postgres://postgres@127.0.0.1:${port}/postgres`,
      new OwnProcess(postgres, ['-D', data, ...settings], rights),
      folder,
      disk,
    );
    await own.startAgain();
    return own;
  }

  /** Milliseconds that the processor has worked for it, where the system tells. */
  cpu(): number {
    const { pid } = this.process;
    return pid === undefined ? 0 : cpuOfFamily(pid);
  }

  /** As when the machine goes: nothing is tidied up, and it has to recover. */
  async crash(): Promise<void> {
    await this.process.end('SIGQUIT');
  }

  /** Starts it if it does not run, and waits until it answers. */
  async startAgain(): Promise<void> {
    await untilItAnswers(() => {
      this.process.start();
      return this.answers();
    });
  }

  async end(): Promise<void> {
    await this.process.end('SIGQUIT');
    if (this.disk) this.disk.unmount();
    else await rm(this.folder, { recursive: true });
  }

  private async answers(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: PAUSE * 20 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
    } finally {
      await client.end();
    }
  }
}

export class OwnRedis {
  private constructor(
    readonly url: string,
    private readonly process: OwnProcess,
    private readonly folder: string,
  ) {}

  static async start(): Promise<OwnRedis | string> {
    const program = findProgram('redis-server');
    if (program === undefined) return 'there is no redis-server here';
    const [port, folder] = [await freePort(), await newFolder('redis')];
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const own = new OwnRedis(`redis://127.0.0.1:${port}`, new OwnProcess(program, words, { cwd: folder }), folder);
    own.startAgain();
    return own;
  }

  async crash(): Promise<void> {
    await this.process.end('SIGKILL');
  }

  /** Nobody waits for it: that it is not there yet is what servers have to live with. */
  startAgain(): void {
    this.process.start();
  }

  async end(): Promise<void> {
    await this.process.end('SIGKILL');
    await rm(this.folder, { recursive: true });
  }
}

async function newFolder(name: string, user?: User): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `polity-${name}-`));
  whenWeEnd(() => rmSync(folder, { recursive: true, force: true }));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

async function untilItAnswers(ask: () => Promise<void>): Promise<void> {
  const patience = performance.now() + PATIENCE;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > patience) throw new Error('a service of the soak does not answer', { cause: error });
      await sleep(PAUSE);
    }
  }
}
