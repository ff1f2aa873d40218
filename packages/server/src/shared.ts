/** What only servers need that share their tables with others; whoever is alone need not load it. */
export { SharedJobs } from './jobs/shared-jobs.js';
export { RedisBus } from './nodes/redis-bus.js';
export { openPostgresStore } from './store/postgres.js';
