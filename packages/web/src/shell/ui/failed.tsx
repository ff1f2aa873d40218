/** Says that something went wrong, if something did. */
import { useSay } from '../words/shell.js';

export function Failed({ message }: { readonly message: string | null }) {
  const say = useSay();
  if (message === null) return null;
  return (
    <p className="problem" role="alert">
      {say('app.failed', { message })}
    </p>
  );
}
