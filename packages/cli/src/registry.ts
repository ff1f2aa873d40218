/** What the threads in which a server's bots think import: the games and the bots, and nothing that touches the world. */
export { bots } from '@polity/bots';
export { games } from './games.js';
