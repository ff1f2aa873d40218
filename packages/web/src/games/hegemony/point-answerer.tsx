/** In the ask bar: says that the answer lies on the board, names amounts, and keeps the list for whoever wants it. */
import type { HegemonyView } from '@polity/hegemony/page';
import { useState } from 'react';
import { PickOne } from '../../answer/pick-one.js';
import { PickSome } from '../../answer/pick-some.js';
import type { AnswererProps } from '../game-ui.js';
import { AmountBox } from './amount-box.js';
import { choicesOf } from './choices.js';
import { isGathered } from './choices-plan.js';
import { say } from './say.js';
import './css/pointing.css';

export default function PointAnswerer(props: AnswererProps) {
  const { ask, words } = props;
  const view = props.view as HegemonyView;
  const [listed, setListed] = useState(false);
  if (ask.type === 'amount') return <AmountBox {...props} view={view} />;
  const { way } = choicesOf(ask, view);
  if (listed || way === 'list') return ask.type === 'some' ? <PickSome {...props} /> : <PickOne {...props} />;
  const hint = way === 'several' || isGathered(ask) ? 'point.several' : 'point.one';
  return (
    <div className="heg-point">
      <p>{say(words, hint, { count: ask.options.length })}</p>
      <button type="button" className="button quiet" onClick={() => setListed(true)}>
        {say(words, 'point.list')}
      </button>
    </div>
  );
}
