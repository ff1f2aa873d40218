/** A disk in memory that can be full from one moment to the next. Only root may have one. */
import { mkdtemp, rmdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_ROOT, run, type User } from './own-process.js';

const LARGE = 4 * 2 ** 30;

export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @returns nothing where this process may not mount anything. */
  static async mount({ uid, gid }: User): Promise<SmallDisk | undefined> {
    if (!IS_ROOT) return undefined;
    const folder = await mkdtemp(join(tmpdir(), 'polity-disk-'));
    try {
      const options = `size=${LARGE},mode=700,uid=${uid},gid=${gid}`;
      await run('mount', ['-t', 'tmpfs', '-o', options, 'polity-soak', folder]);
      return new SmallDisk(folder);
    } catch {
      await rmdir(folder);
      return undefined;
    }
  }

  /** From now on there is room for nothing more. */
  async fill(): Promise<void> {
    const { blocks, bfree, bsize } = await statfs(this.folder);
    await this.resize((blocks - bfree) * bsize);
  }

  free(): Promise<void> {
    return this.resize(LARGE);
  }

  async unmount(): Promise<void> {
    await run('umount', ['-l', this.folder]);
    await rmdir(this.folder);
  }

  private async resize(bytes: number): Promise<void> {
    await run('mount', ['-o', `remount,size=${bytes}`, this.folder]);
  }
}
