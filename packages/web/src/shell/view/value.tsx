/** A single value, and small lists and records of them, in a line. */
import { type ReactNode, useContext } from 'react';
import { SeatMark } from '../ui/icons.js';
import { useSay } from '../words/shell.js';
import { useChange } from './changes.js';
import { isRecord, itemKey } from './diff.js';
import { isScalar, type Scalar } from './shape.js';
import { ViewContext } from './view-context.js';

interface PathProps {
  readonly path: readonly string[];
}

/** A value with the mark of what has changed or would change. */
export function ValueAt({ value, path, field }: PathProps & { readonly value: Scalar; readonly field: string }) {
  const say = useSay();
  const changed = useChange(path);
  const shown = <Plain value={value} field={field} />;
  if (changed === undefined) return shown;
  const { mode, change } = changed;
  if (mode === 'past') {
    return (
      <span className="fresh" key={JSON.stringify(change)}>
        {shown}
      </span>
    );
  }
  return (
    <span className="would-change">
      <s>{shown}</s> <span aria-hidden="true">→</span>{' '}
      {isScalar(change.after) ? <Plain value={change.after} field={field} /> : say('preview.gone')}
    </span>
  );
}

export function Plain({ value, field }: { readonly value: Scalar; readonly field: string }) {
  const say = useSay();
  const { words, lookOf } = useContext(ViewContext);
  if (value === null || value === undefined) return <span className="none">–</span>;
  if (typeof value === 'boolean')
    return <span className={value ? 'yes' : 'none'}>{say(value ? 'view.yes' : 'view.no')}</span>;
  if (typeof value === 'number') return <span className={value === 0 ? 'number none' : 'number'}>{value}</span>;
  const look = lookOf(value);
  return (
    <span title={words.describe(value)}>
      {look && <SeatMark look={look} size={10} />} {words.name(value, field)}
    </span>
  );
}

/** A list of plain values as chips; equal ones are counted. */
export function Chips({
  items,
  path,
  field,
}: PathProps & { readonly items: readonly Scalar[]; readonly field: string }) {
  const say = useSay();
  const changed = useChange(path);
  const preview = changed?.mode === 'preview' && Array.isArray(changed.change.after) ? changed.change.after : undefined;
  const counts = countOf(items);
  const after = preview ? countOf(preview as Scalar[]) : counts;
  const keys = [...new Set([...counts.keys(), ...after.keys()])];
  if (keys.length === 0) return <span className="none">{say('view.empty')}</span>;
  return (
    <span className={changed?.mode === 'past' ? 'chips fresh' : 'chips'}>
      {keys.map((item) => {
        const [before, now] = [counts.get(item) ?? 0, after.get(item) ?? 0];
        const state = before === now ? 'chip' : now === 0 ? 'chip going' : 'chip coming';
        const count = Math.max(before, now);
        return (
          <span key={String(item)} className={state}>
            <Plain value={item} field={field} />
            {count > 1 && <span className="times">{before === now ? `×${count}` : `×${before} → ×${now}`}</span>}
          </span>
        );
      })}
    </span>
  );
}

function countOf(items: readonly Scalar[]): Map<Scalar, number> {
  const counts = new Map<Scalar, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Whatever stands in a cell of a table, in as little room as possible. */
export function Cell({
  value,
  path,
  field,
}: PathProps & { readonly value: unknown; readonly field: string }): ReactNode {
  const say = useSay();
  if (value === undefined) return null;
  if (isScalar(value)) return <ValueAt value={value} path={path} field={field} />;
  if (Array.isArray(value)) {
    if (value.every(isScalar) && !value.includes(null)) return <Chips items={value} path={path} field={field} />;
    return (
      <span className="chips">
        {value.map((item: unknown, i) => {
          const key = itemKey(item, i);
          return item === null ? (
            <span key={key} className="chip empty-slot">
              <SlotChange path={[...path, key]}>{say('view.slot.empty')}</SlotChange>
            </span>
          ) : (
            <span key={key} className="chip">
              <SlotChange path={[...path, key]}>
                <Inline value={item} />
              </SlotChange>
            </span>
          );
        })}
      </span>
    );
  }
  return <Inline value={value} />;
}

/** A place that is filled or emptied as a whole. */
function SlotChange({ path, children }: PathProps & { readonly children: ReactNode }) {
  const changed = useChange(path);
  if (changed === undefined) return children;
  if (changed.mode === 'past') return <span className="fresh">{children}</span>;
  return (
    <span className="would-change">
      <s>{children}</s> → <Inline value={changed.change.after} />
    </span>
  );
}

/** A small record in words: the values that say something, flags by their name. */
export function Inline({ value }: { readonly value: unknown }) {
  const { words, hidden } = useContext(ViewContext);
  if (isScalar(value)) return <Plain value={value ?? null} field="" />;
  if (!isRecord(value)) return <>{words.inline(value as never, '')}</>;
  const parts = Object.entries(value).filter(
    ([key, part]) => !hidden.has(key) && part !== false && part !== null && part !== 0,
  );
  if (parts.length === 0) return <span className="none">–</span>;
  return parts.map(([key, part], i) => (
    <span key={key} className="part">
      {i > 0 && ' '}
      {part === true ? (
        words.field(key).toLocaleLowerCase()
      ) : isScalar(part) ? (
        <>
          {typeof part === 'number' && <span className="muted">{words.field(key)} </span>}
          <Plain value={part} field={key} />
        </>
      ) : (
        words.inline(part as never, key)
      )}
    </span>
  ));
}
