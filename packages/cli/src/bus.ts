/** How servers that share a store tell each other what happens. */
import { type Bus, LocalBus, type newLogger } from '@polity/server';
import { Option } from 'commander';
import { UsageError } from './usage.js';

export function busOption(): Option {
  return new Option('--bus <url>', 'tell other servers with the same --store over Redis (redis://…)').env('POLITY_BUS');
}

/** Without one, servers look for each other's work in the store. */
export async function openBus(url: string | undefined, log: ReturnType<typeof newLogger>): Promise<Bus> {
  if (url === undefined) return new LocalBus(false).join();
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  if (scheme !== 'redis:' && scheme !== 'rediss:') throw new UsageError('--bus is given as redis://…');
  const { RedisBus } = await import('@polity/server/shared');
  return new RedisBus(url, log);
}
