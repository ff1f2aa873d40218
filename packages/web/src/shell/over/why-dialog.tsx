/** Why somebody decided as they did at the moment that the replay shows, or should not have. */
import type { Looked } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { useEffect, useState } from 'react';
import { api } from '../api.js';
import { Dialog } from '../ui/dialog.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { Decision } from './decision.js';

export interface WhyDialogProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  /** The steps of the record that may be meant; the first at which there was something to decide is told. */
  readonly steps: readonly number[];
  onClose(): void;
}

export function WhyDialog({ table, game, steps, onClose }: WhyDialogProps) {
  const say = useSay();
  const [looked, setLooked] = useState<Looked | 'forced' | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    firstDecided(table.id, steps).then(
      (found) => wanted && setLooked(found ?? 'forced'),
      () => wanted && setLooked('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [table.id, steps]);
  return (
    <Dialog title={say('over.analysis.why')} onClose={onClose}>
      {looked === null && <p role="status">{say('app.loading')}</p>}
      {looked === 'forced' && <p>{say('over.analysis.forced')}</p>}
      {looked === 'failed' && <p role="alert">{say('over.analysis.failed')}</p>}
      {looked !== null && typeof looked === 'object' && (
        <div className="analysis-decision">
          <h3>{game.words.name(looked.seat, 'seat')}</h3>
          <Decision looked={looked} game={game} />
        </div>
      )}
    </Dialog>
  );
}

async function firstDecided(id: string, steps: readonly number[]): Promise<Looked | null> {
  for (const step of steps) {
    const { looked } = await api.lookAt(id, step);
    if (looked !== null) return looked;
  }
  return null;
}
