/** Every benchmark, by name. What it measures with is loaded when it runs: servers and rivals that nothing else needs. */
import type { Game } from '@polity/kernel';
import type { Benchmark } from './benchmark.js';

export type { Benchmark, Measured, Progress } from './benchmark.js';
export type { HostilePlan, Withstood } from './soak/hostile.js';
export type { Soaked, SoakPlan } from './soak/soak.js';

export const benchmarks: Readonly<Record<string, Benchmark>> = {
  kernel: {
    about: 'decisions a second on lantern-market, in a simulation and at a table, beside boardgame.io',
    run: async (progress, quick) => (await import('./kernel.js')).measureKernel(progress, quick),
  },
  hegemony: {
    about: 'random games of hegemony with 4 players a second, and the time for a decision',
    async run(progress, quick) {
      const [{ measureGames }, { hegemony }] = await Promise.all([
        import('./random-games.js'),
        import('@polity/hegemony'),
      ]);
      return measureGames({ game: hegemony as unknown as Game, seats: 4, games: 40 }, progress, quick);
    },
  },
  'new-angeles': {
    about: 'random games of new-angeles with 4 players a second, and the time for a decision',
    async run(progress, quick) {
      const [{ measureGames }, { newAngeles }] = await Promise.all([
        import('./random-games.js'),
        import('@polity/new-angeles'),
      ]);
      return measureGames({ game: newAngeles as unknown as Game, seats: 4, games: 100 }, progress, quick);
    },
  },
  server: {
    about: 'durable answers a second over sockets on lantern-market and hegemony, beside boardgame.io (three minutes)',
    run: async (progress, quick) => {
      const { measureServer, PLAN, QUICK } = await import('./server.js');
      return measureServer(progress, quick ? QUICK : PLAN);
    },
  },
  growth: {
    about: 'what a game takes of a server, PostgreSQL and Redis, and what many tables a day need (two minutes)',
    run: async (progress, quick) => (await import('./growth/growth.js')).measureGrowth(progress, quick),
  },
};

/** What is loaded when somebody asks for a soak. */
export const loadSoak = () => import('./soak/soak.js');
export const loadHostile = () => import('./soak/hostile.js');
