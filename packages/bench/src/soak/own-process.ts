/** Programs of this machine that the soak starts for itself, on ports of their own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** Where systems keep the programs of PostgreSQL that only its administrators call. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql';

export const run = promisify(execFile);

/** Where a program is, if it is on this machine. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versionedFolders()];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function versionedFolders(): readonly string[] {
  try {
    return readdirSync(POSTGRES_VERSIONS).map((version) => join(POSTGRES_VERSIONS, version, 'bin'));
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whose rights a program is started with. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

export const IS_ROOT = process.getuid?.() === 0;

/** A user of this machine, by name. */
export function userNamed(name: string): User | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

/** Milliseconds of processor that a process and its children have used, those that have ended among them. */
export function cpuOfFamily(parent: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => timesOf(pid) ?? [])
    .filter(({ pid, ppid }) => pid === parent || ppid === parent)
    .reduce((sum, { pid, own, ended }) => sum + own + (pid === parent ? ended : 0), 0);
}

function timesOf(pid: string) {
  try {
    // The name of the program, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, ppid = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { pid: Number(pid), ppid, own: (user + system) * TICK, ended: (endedUser + endedSystem) * TICK };
  } catch {
    // It has just ended.
    return undefined;
  }
}

/** Does something when this process ends, also if it is told to. */
export function whenWeEnd(work: () => void): void {
  process.on('exit', work);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    if (!process.listeners(signal).includes(end)) process.on(signal, end);
}

function end(): void {
  process.exit(1);
}

/** A program that is started again and again with the same words. */
export class OwnProcess {
  private child: ChildProcess | undefined;

  constructor(
    private readonly program: string,
    private readonly words: readonly string[],
    private readonly options: { readonly cwd: string } & Partial<User>,
  ) {
    whenWeEnd(() => void this.child?.kill('SIGKILL'));
  }

  get runs(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    if (this.runs) return;
    this.child = spawn(this.program, [...this.words], { ...this.options, stdio: 'ignore' });
    this.child.on('error', () => undefined);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === undefined || !this.runs) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
