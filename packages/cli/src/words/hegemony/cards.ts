/** What the action cards and events of Hegemony do, in a line, for a person who has no cards in hand. */
import messages from '@polity/hegemony/messages/en/cards';

/** By the card's id, as the end of a sentence. */
const texts = new Map(
  Object.entries(messages).map(([key, text]) => {
    const sentence = text.replace(/\.$/, '');
    return [key.replace('text.', ''), sentence.charAt(0).toLowerCase() + sentence.slice(1)];
  }),
);

const of = (isOne: (id: string) => boolean): Readonly<Record<string, string>> =>
  Object.fromEntries([...texts].filter(([id]) => isOne(id)));

export const ACTION_TEXT = of((id) => !id.startsWith('ev-'));
export const EVENT_TEXT = of((id) => id.startsWith('ev-'));
