/** Answers an ask without a board: from a list, or with a slider. */
import { AmountAnswer } from './amount.js';
import { PickOne } from './pick-one.js';
import { PickSome } from './pick-some.js';
import { type AnswererProps, questionId } from './question.js';

export function Answerer(props: AnswererProps) {
  const key = questionId(props.ask);
  switch (props.ask.type) {
    case 'one':
      return <PickOne key={key} {...props} />;
    case 'some':
      return <PickSome key={key} {...props} />;
    case 'amount':
      return <AmountAnswer key={key} {...props} />;
  }
}
