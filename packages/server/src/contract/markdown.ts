/** Schemas as tables that people read. */
import type { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** The fields of an object, one a line. */
export function fieldsTable(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}) as [string, Schema][];
  return table(
    ['field', 'what', 'meaning'],
    fields.map(([name, field]) => {
      const optional = schema.required?.includes(name) ? '' : ' (optional)';
      return [`\`${name}\`${optional}`, typeOf(field), field.description ?? ''];
    }),
  );
}

/** Columns stand below each other, as the formatter wants them. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  return [line(head), line([], '-'), ...rows.map((cells) => line(cells))].join('\n');
}

export function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`;
}

/** What a value is, in a few words. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return linkTo(schema.$ref.replace(/^.*\//, ''));
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => code(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map((choice) => typeOf(choice as Schema)))].join(' or ');
  if (Array.isArray(schema.type))
    return (schema.type as readonly Schema['type'][]).map((type) => typeOf({ ...schema, type } as Schema)).join(' or ');
  switch (schema.type) {
    case 'null':
      return code(null);
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `whole number${range(schema)}`;
    case 'number':
      return `number${range(schema)}`;
    case 'string':
      return textOf(schema);
    case 'array':
      return `list of ${typeOf((schema.items ?? {}) as Schema)}`;
    case 'object':
      return objectOf(schema);
    default:
      return 'anything';
  }
}

function textOf({ pattern, maxLength }: Schema): string {
  if (pattern !== undefined) return `text, ${code(pattern, false)}`;
  return maxLength === undefined ? 'text' : `text of up to ${maxLength} characters`;
}

function objectOf({ properties, additionalProperties }: Schema): string {
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, field]) => `${name}: ${typeOf(field as Schema)}`);
    return `object (${fields.join(', ')})`;
  }
  return typeof additionalProperties === 'object' ? `by name: ${typeOf(additionalProperties as Schema)}` : 'object';
}

/** Whole numbers end where they can no longer be told apart; that is not worth saying. */
function range({ minimum, maximum }: Schema): string {
  const from = minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? '' : ` from ${minimum}`;
  return maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? from : `${from} to ${maximum}`;
}

function code(value: unknown, quoted = true): string {
  return `\`${quoted ? JSON.stringify(value) : String(value)}\``;
}
