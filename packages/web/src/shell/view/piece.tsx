/** A piece of a view in the way that suits its shape: a number, chips, a row of amounts, a table, or all of these. */
import { useContext } from 'react';
import { ScrollBox } from '../ui/scroll-box.js';
import { useSay } from '../words/shell.js';
import { type ShapeOf, shapeOf } from './shape.js';
import { Cell, Chips, ValueAt } from './value.js';
import { ViewContext } from './view-context.js';

interface PieceProps {
  readonly value: unknown;
  readonly path: readonly string[];
  readonly field: string;
}

export function Piece({ value, path, field }: PieceProps) {
  const { hidden } = useContext(ViewContext);
  const shape = shapeOf(value, hidden);
  switch (shape.kind) {
    case 'scalar':
      return <ValueAt value={shape.value} path={path} field={field} />;
    case 'list':
      return <Chips items={shape.items} path={path} field={field} />;
    case 'counts':
      return <Counts entries={shape.entries} path={path} />;
    case 'table':
      return <DataTable rows={shape.rows} columns={shape.columns} path={path} />;
    case 'record':
      return <Fields entries={shape.entries} path={path} />;
  }
}

interface EntriesProps {
  readonly entries: readonly (readonly [string, unknown])[];
  readonly path: readonly string[];
}

/** Single values side by side, everything else below with its name before it. */
export function Fields({ entries, path }: EntriesProps) {
  const { words, hidden, first } = useContext(ViewContext);
  const shown = entries
    .filter(([key]) => !hidden.has(key))
    .map(([key, value]) => ({ key, shape: shapeOf(value, hidden), value }));
  const single = shown.filter(({ shape }) => shape.kind === 'scalar');
  const isFirst = ({ key }: { readonly key: string }) => Number(!first.includes(key));
  const others = shown.filter(({ shape }) => shape.kind !== 'scalar').sort((a, b) => isFirst(a) - isFirst(b));
  return (
    <div className="fields">
      {single.length > 0 && <Counts entries={single.map(({ key, value }) => [key, value])} path={path} />}
      {others.map(({ key, value, shape }) => (
        <div key={key} className={`field-row ${shape.kind}`}>
          <p className="field-name">{words.field(key)}</p>
          <div>
            <Piece value={value} path={[...path, key]} field={key} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Counts({ entries, path }: EntriesProps) {
  const { words } = useContext(ViewContext);
  return (
    <dl className="counts">
      {entries.map(([key, value]) => (
        <div key={key}>
          <dt>{words.field(key)}</dt>
          <dd>
            <Cell value={value} path={[...path, key]} field={key} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type TableShape = Extract<ShapeOf, { kind: 'table' }>;

function DataTable({
  rows,
  columns,
  path,
}: Pick<TableShape, 'rows' | 'columns'> & { readonly path: readonly string[] }) {
  const say = useSay();
  const { words } = useContext(ViewContext);
  const titled = rows.some(({ title }) => title !== undefined);
  return (
    <ScrollBox className="table-scroll">
      <table className="data-table">
        <thead>
          <tr>
            {titled && <td />}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column === 'id' ? <span className="visually-hidden">{say('view.name')}</span> : words.field(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, cells }) => (
            <tr key={key}>
              {title !== undefined && (
                <th scope="row">
                  <Cell value={title} path={[...path, key]} field="field" />
                </th>
              )}
              {columns.map((column) => (
                <td key={column} className={column === 'id' ? 'row-name' : undefined}>
                  <Cell value={cells[column]} path={[...path, key, column]} field={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
