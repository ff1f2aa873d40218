/** Answers Hegemony's questions in the ask bar, and says what is counted where an amount is named. */
import type { AmountMeaning } from '@polity/hegemony/page';
import { PointAnswerer } from '../../../board/point-answerer.js';
import type { AnswererProps } from '../../../shell/answers/question.js';
import { type Drawing, Glyph } from '../board/icons.js';
import { HEGEMONY_BOARD } from './rules.js';

export function Answerer(props: AnswererProps) {
  return <PointAnswerer {...props} rules={HEGEMONY_BOARD} drawUnit={drawUnit} />;
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
