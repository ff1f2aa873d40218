/** All that is drawn and told of Automas: loaded with a table at which one plays. */

export { automaTurns } from '@polity/hegemony/automas';
export { AutomaBoard, AutomaLine } from './automa-board.js';
export { AutomaTurn, AutomaWhy } from './automa-turn.js';
