/** What a board shows in the question: what has been picked so far, and how it is answered by pointing. */
import { questionId } from '../shell/answers/question.js';
import { useBoardValue } from './board-context.js';
import { ChoiceBar } from './choice-bar.js';
import { Into } from './outlets.js';
import { PointAnswerer, type PointAnswererProps } from './point-answerer.js';

type BoardQuestionProps = Omit<PointAnswererProps, 'ask' | 'view' | 'words'>;

export function BoardQuestion(props: BoardQuestionProps) {
  const { ask, view, words } = useBoardValue();
  return (
    <>
      <Into outlet="picks">
        <ChoiceBar />
      </Into>
      {ask && (
        <Into outlet="answers">
          <PointAnswerer key={questionId(ask)} {...{ ask, view, words }} {...props} />
        </Into>
      )}
    </>
  );
}
