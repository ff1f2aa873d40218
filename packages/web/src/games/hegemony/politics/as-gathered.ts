/** The position that somebody means who has gathered wages or prices and not confirmed them yet: tips speak of that one. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';

const GATHERED: ReadonlySet<string> = new Set(['adjust-wage', 'adjust-price']);

export function asGathered(
  view: HegemonyView,
  previewed: HegemonyView | null,
  ask: Pick<AskDescription, 'kind'> | null,
): HegemonyView {
  return previewed !== null && ask !== null && GATHERED.has(ask.kind) ? previewed : view;
}
