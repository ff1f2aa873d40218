/** Answers Hegemony's questions in the ask bar, and says what is counted where an amount is named. */
import type { AmountMeaning, HegemonyView } from '@polity/hegemony/page';
import { PointAnswerer } from '../../../board/point-answerer.js';
import type { AnswererProps } from '../../../shell/answers/question.js';
import { type Drawing, Glyph } from '../board/icons.js';
import { leaveFirstList, useFirstList } from '../guide/first-time.js';
import { HEGEMONY_BOARD } from './rules.js';

export function Answerer(props: AnswererProps) {
  const listed = useFirstList(props.ask, props.view as HegemonyView);
  return (
    <PointAnswerer {...props} rules={HEGEMONY_BOARD} drawUnit={drawUnit} listed={listed} onClosed={leaveFirstList} />
  );
}

type Unit = NonNullable<AmountMeaning['of']>;

const UNITS: Readonly<Record<Unit, Drawing>> = {
  food: 'food',
  luxury: 'luxury',
  health: 'health',
  education: 'education',
  influence: 'influence',
  media: 'influence',
  points: 'vp',
  cubes: 'cube',
};

const drawUnit = (unit: Unit) => <Glyph name={UNITS[unit]} size={16} />;
