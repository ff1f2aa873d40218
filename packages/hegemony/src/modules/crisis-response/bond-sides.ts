/** What is printed on Bonds. */
/** The two sides of a Bond: what is lent, and what is owed for it. */
export const BOND = { small: 30, smallOwed: 40, large: 50, largeOwed: 70 } as const;

export function owedFor(lent: number): number {
  return lent === BOND.large ? BOND.largeOwed : BOND.smallOwed;
}
