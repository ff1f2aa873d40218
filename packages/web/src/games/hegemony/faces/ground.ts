/** On which ground a card's face stands: its class's, its industry's with its owner's shape, or ink. */
import {
  COMPANIES,
  type CompanyCard,
  cardOfCopy,
  deckWith,
  type Industry,
  POLICIES,
  type Seat,
} from '@polity/hegemony/page';

export type Ground =
  | { readonly kind: 'action'; readonly of: Seat }
  | { readonly kind: 'company'; readonly of: Seat; readonly industry: Industry }
  | { readonly kind: 'policy' }
  | { readonly kind: 'event' };

const COMPANY_CARDS: Readonly<Record<string, CompanyCard>> = COMPANIES;

export function groundOf(copy: string): Ground {
  const id = cardOfCopy(copy);
  const { [id]: company } = COMPANY_CARDS;
  if (company) return { kind: 'company', of: company.owner, industry: company.industry };
  const seat = deckWith(id);
  if (seat) return { kind: 'action', of: seat };
  return { kind: POLICIES.some((policy) => policy === id) ? 'policy' : 'event' };
}

/** As classes of the style sheet. */
export function groundClasses(ground: Ground): string {
  switch (ground.kind) {
    case 'action':
      return `heg-face-${ground.of}`;
    case 'company':
      return `heg-face-${ground.of} heg-face-company heg-of-${ground.industry}`;
    case 'policy':
    case 'event':
      return `heg-face-${ground.kind}`;
  }
}
