/** The toolkit's parts in Hegemony's own names: its spots, its view, its drawings. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { ReactNode } from 'react';
import { type AmountProps, Num as AnyNum, Amount as Counted, type NumProps } from '../../../board/num.js';
import { Spot as AnySpot, type SpotProps } from '../../../board/spot.js';
import { type SpotState, useSpot as useAnySpot } from '../../../board/spot-context.js';
import { type Drawing, Glyph } from './icons.js';
import type { Spot as SpotName } from './spots.js';

export const Spot: (props: SpotProps<SpotName>) => ReactNode = AnySpot;
export const useSpot: (name: SpotName) => SpotState = useAnySpot;
export const Num: (props: NumProps<HegemonyView>) => ReactNode = AnyNum;

export function Amount({ icon, ...props }: AmountProps<HegemonyView> & { readonly icon: Drawing }) {
  return <Counted {...props} icon={<Glyph name={icon} />} />;
}
