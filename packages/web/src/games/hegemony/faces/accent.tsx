/** The sign beside a card's pictogram: what the card works with. */
import type { Resource } from '@polity/hegemony/page';
import { type Drawing, Glyph } from '../board/icons.js';
import { ClassMark } from '../board/workers.js';

type Sign =
  | 'coin'
  | 'cube'
  | 'worker'
  | 'bill'
  | 'two-bills'
  | 'vote'
  | 'vp'
  | 'half'
  | 'legitimacy'
  | 'event'
  | 'machinery'
  | 'storage'
  | 'company'
  | 'two-companies'
  | 'export'
  | 'prosperity'
  | 'strike'
  | 'policy';

type PolicyNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Accent = Resource | Sign | 'state' | 'capitalist' | `policy:${PolicyNumber}`;

const GLYPHS: Readonly<Record<Resource | Sign, Drawing>> = {
  food: 'food',
  luxury: 'luxury',
  health: 'health',
  education: 'education',
  influence: 'influence',
  coin: 'money',
  cube: 'cube',
  worker: 'population',
  bill: 'bill',
  'two-bills': 'bills',
  vote: 'ballot',
  vp: 'vp',
  half: 'half',
  legitimacy: 'legitimacy',
  event: 'event',
  machinery: 'machinery',
  storage: 'crate',
  company: 'company',
  'two-companies': 'companies',
  export: 'ship',
  prosperity: 'prosperity',
  strike: 'strike',
  policy: 'treasury',
};

export function AccentSign({ accent }: { readonly accent: Accent }) {
  if (accent === 'state' || accent === 'capitalist') {
    return (
      <span className="heg-accent">
        <ClassMark of={accent} size={12} />
      </span>
    );
  }
  if (isNumbered(accent)) return <span className="heg-accent numbered">{accent.slice('policy:'.length)}</span>;
  return (
    <span className={`heg-accent heg-res-${accent}`}>
      <Glyph name={GLYPHS[accent]} size={13} />
    </span>
  );
}

function isNumbered(accent: Accent): accent is `policy:${PolicyNumber}` {
  return accent.startsWith('policy:');
}

/** Every accent that there is a sign for. */
export function isAccent(accent: string): accent is Accent {
  return accent in GLYPHS || accent === 'state' || accent === 'capitalist' || /^policy:[1-7]$/.test(accent);
}
