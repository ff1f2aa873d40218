/** A disk in memory that can be full from one moment to the next. Only root may have one. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmdirSync } from 'node:fs';
import { mkdtemp, rmdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_ROOT, run, type User, whenWeEnd } from './own-process.js';

const LARGE = 4 * 2 ** 30;
/** A disk that is written to grows between being looked at and being made that small, which is refused. */
const TRIES = 20;

export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @returns nothing where this process may not mount anything. */
  static async mount({ uid, gid }: User): Promise<SmallDisk | undefined> {
    if (!IS_ROOT) return undefined;
    const folder = await mkdtemp(join(tmpdir(), 'polity-disk-'));
    try {
      const options = `size=${LARGE},mode=700,uid=${uid},gid=${gid}`;
      await run('mount', ['-t', 'tmpfs', '-o', options, 'polity-soak', folder]);
      const disk = new SmallDisk(folder);
      whenWeEnd(() => disk.unmount());
      return disk;
    } catch {
      await rmdir(folder);
      return undefined;
    }
  }

  /** From now on there is room for nothing more. */
  async fill(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const { blocks, bfree, bsize } = await statfs(this.folder);
      try {
        return await this.resize((blocks - bfree) * bsize);
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  free(): Promise<void> {
    return this.resize(LARGE);
  }

  /** At once, for this may be the last that is done. */
  unmount(): void {
    if (!existsSync(this.folder)) return;
    execFileSync('umount', ['-l', this.folder]);
    rmdirSync(this.folder);
  }

  private async resize(bytes: number): Promise<void> {
    await run('mount', ['-o', `remount,size=${bytes}`, this.folder]);
  }
}
