/** Answers an ask: in the game's own way if it has one for this kind, else from a list or with a slider. */
import type { AnswererProps, GameUi } from '../games/game-ui.js';
import { AmountAnswer } from './amount.js';
import { PickOne } from './pick-one.js';
import { PickSome } from './pick-some.js';

export function Answerer({ ui, ...props }: AnswererProps & { readonly ui: GameUi }) {
  const { ask } = props;
  const Own = ui.askAnswerers?.[ask.kind];
  // A new question begins with nothing selected.
  const key = `${ask.seat} ${ask.kind} ${ask.version}`;
  if (Own) return <Own key={key} {...props} />;
  switch (ask.type) {
    case 'one':
      return <PickOne key={key} {...props} />;
    case 'some':
      return <PickSome key={key} {...props} />;
    case 'amount':
      return <AmountAnswer key={key} {...props} />;
  }
}
