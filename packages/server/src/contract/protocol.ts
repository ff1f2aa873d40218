/** What `docs/protocol.md` says of every message, limit and reason: made of what the server checks with. */
import { z } from 'zod';
import { DEFAULT_LIMITS, type Rate } from '../settings.js';
import { DEEPEST, MOST } from '../sockets/modest.js';
import { CLOSE, CLOSED_BECAUSE, clientMessage, REFUSALS, serverMessage } from '../wire.js';
import { asWritten } from './json-schema.js';
import { fieldsTable, table, typeOf } from './markdown.js';

type Schema = z.core.JSONSchema.BaseSchema;

const SECTIONS: Readonly<Record<string, () => string>> = { sent, got, shapes, refusals, closed, limits };

/** The document with its made parts, `<!-- made: name -->` to `<!-- /made -->`, as they have to be. */
export function withMadeParts(document: string): string {
  const part = /(<!-- made: (\w+) -->\n)[\s\S]*?(<!-- \/made -->)/g;
  return document.replaceAll(part, (_, begin: string, name: string, end: string) => {
    const make = SECTIONS[name];
    if (make === undefined) throw new Error(`nothing makes the part '${name}'`);
    return `${begin}\n${make()}\n\n${end}`;
  });
}

function sent(): string {
  return messages(schemaOf(clientMessage, 'input'));
}

function got(): string {
  return messages(schemaOf(serverMessage, 'output'));
}

function messages({ oneOf = [] }: Schema): string {
  return (oneOf as readonly Schema[])
    .map((message) => {
      const { type } = message.properties as { readonly type: Schema };
      return `### \`${type.const}\`\n\n${message.description}\n\n${fieldsTable(message)}`;
    })
    .join('\n\n');
}

/** What messages are made of. */
function shapes(): string {
  const named = { ...schemaOf(clientMessage, 'input').$defs, ...schemaOf(serverMessage, 'output').$defs };
  return (Object.entries(named) as [string, Schema][])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, shape]) => {
      const choices = (shape.oneOf ?? shape.anyOf ?? [shape]) as readonly Schema[];
      const tables = choices.map((one) => (one.properties ? fieldsTable(one) : typeOf(one))).join('\n\nor\n\n');
      return [`### ${name}`, shape.description, tables].filter((part) => part !== undefined).join('\n\n');
    })
    .join('\n\n');
}

function refusals(): string {
  return table(
    ['reason', 'meaning'],
    Object.entries(REFUSALS).map(([reason, meaning]) => [`\`${reason}\``, meaning]),
  );
}

function closed(): string {
  const codes = Object.entries(CLOSE) as [keyof typeof CLOSE, number][];
  return table(
    ['code', 'meaning'],
    codes.map(([name, code]) => [String(code), CLOSED_BECAUSE[name]]),
  );
}

function limits(): string {
  const each = DEFAULT_LIMITS;
  return table(
    ['what', 'limit'],
    [
      ['a message', `${each.messageBytes} bytes, ${DEEPEST} levels deep, ${MOST} values in it`],
      ['frames of a socket, pings too', rate(each.socket)],
      ['frames of all sockets of an address', rate(each.address)],
      ['messages of an address that cannot be read', rate(each.malformed)],
      ['lines of chat of somebody at a table', rate(each.chat)],
      ['sockets that an address opens', rate(each.connects)],
      [
        'spectators',
        `${each.spectatorsPerTable} at a table, ${each.spectatorsPerTableAndAddress} of them from one address`,
      ],
      ['spectators from one address', `${each.spectatorsPerAddress} at all tables`],
      [
        'sockets of one token at a table where it holds a seat',
        `${each.socketsPerHolder}; with one more the oldest is closed`,
      ],
      ['what waits to be read', `${each.waitingBytes} bytes; who does not read is cut off`],
    ],
  );
}

function rate({ perSecond, burst }: Rate): string {
  return `${perSecond} a second, ${burst} at once`;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  return z.toJSONSchema(schema, { io, override: asWritten, unrepresentable: 'any' }) as Schema;
}
