/** Who leaves another place for a company that is built, where nobody is asked for that. */
import { leftFor } from '@polity/hegemony/leaving';
import { useBoard } from '../board/board-context.js';

export default function Leaving({ id }: { readonly id: string }) {
  const { view, ask, say } = useBoard();
  const left = ask?.about.newcomer ? [] : leftFor(view, id);
  return left.length > 0 ? <p>{say('company.left', { left })}</p> : null;
}
