/** In the ask bar: says that the answer lies on the board, names amounts, and keeps the list for whoever wants it. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { JsonObject } from '@polity/kernel';
import { useState } from 'react';
import type { ListStart } from '../../answer/option-list.js';
import { PickOne } from '../../answer/pick-one.js';
import { PickSome } from '../../answer/pick-some.js';
import { useKeys } from '../../answer/use-keys.js';
import type { AnswererProps } from '../game-ui.js';
import { AmountBox } from './amount-box.js';
import { choicesOf } from './choices.js';
import { isGathered } from './choices-plan.js';
import { useListKeys } from './list-keys.js';
import { say } from './say.js';
import './css/pointing.css';
import './css/list.css';

export default function PointAnswerer(props: AnswererProps) {
  const { ask } = props;
  const view = props.view as HegemonyView;
  if (ask.type === 'amount') return <AmountBox {...props} view={view} />;
  const { way } = choicesOf(ask, view);
  if (way === 'list') return <List {...props} />;
  return <BoardOrList {...props} several={way === 'several' || isGathered(ask)} />;
}

function List(props: AnswererProps & ListStart) {
  return props.ask.type === 'some' ? <PickSome {...props} /> : <PickOne {...props} />;
}

/** Once the action is done, the turn is ended by a press of its own. */
function EndTurn({ ask, words, pending, answer, preview }: AnswererProps) {
  const end = ask.kind === 'turn' ? ask.options.find((option) => (option as JsonObject).do === 'end') : undefined;
  useKeys(({ key }) => {
    if (key === 'e' && end !== undefined && !pending) answer(end);
  });
  if (end === undefined) return null;
  return (
    <button
      type="button"
      className="button primary heg-end"
      disabled={pending}
      onClick={() => answer(end)}
      onFocus={() => preview(null)}
    >
      {words.option(ask, end).text}
    </button>
  );
}

function BoardOrList({ several, ...props }: AnswererProps & { readonly several: boolean }) {
  const { ask, words, preview } = props;
  const [list, setList] = useState<ListStart | null>(null);
  const close = () => {
    setList(null);
    preview(null);
    document.getElementById('ask-question')?.focus({ preventScroll: true });
  };
  useListKeys({ listed: list !== null, open: (typed) => setList({ typed }), close });
  if (list !== null) {
    return (
      <>
        <List {...props} {...list} />
        <button type="button" className="button quiet heg-to-board" onClick={close}>
          {say(words, 'point.board')}
        </button>
      </>
    );
  }
  return (
    <div className="heg-point">
      <EndTurn {...props} />
      <p>{say(words, several ? 'point.several' : 'point.one', { count: ask.options.length })}</p>
      <button type="button" className="button quiet" onClick={() => setList({})}>
        {say(words, 'point.list')}
      </button>
    </div>
  );
}
