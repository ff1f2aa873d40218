/** What the action cards and events of Hegemony do; the game's own package has the words, for the terminal too. */
export { default } from '@polity/hegemony/messages/en/cards';
