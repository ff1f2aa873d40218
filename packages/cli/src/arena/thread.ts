/** A thread of an arena: it gets games to play and returns how they ended. */
import { parentPort } from 'node:worker_threads';
import { bots, games } from '../registry.js';
import { type Match, played } from './match.js';

parentPort?.on('message', (match: Match) => parentPort?.postMessage(played(match, games, bots)));
