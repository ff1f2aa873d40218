/** Whether what the server answers is what its own document says, as a program reads it that knows nothing else. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { createServer } from '../src/server.js';
import { openSqliteStore } from '../src/store/sqlite.js';

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: object }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly description: string; readonly content?: Content } };
}

type Content = { readonly [type: string]: { readonly schema?: object } };

export interface OpenApi {
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

let made: Promise<Documented> | undefined;

/** The document of a server as it is here. */
export function documented(): Promise<Documented> {
  made ??= makeDocument();
  return made;
}

async function makeDocument(): Promise<Documented> {
  const app = await createServer({ store: await openSqliteStore(':memory:'), games: {}, bots: {} });
  await app.ready();
  const document = app.swagger() as unknown as OpenApi;
  await app.close();
  return new Documented(document);
}

export class Documented {
  private readonly ajv = new Ajv2020({ strict: false });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(readonly document: OpenApi) {
    this.ajv.addSchema(document, 'document');
  }

  /** Says what is wrong with a reply; nothing where all is well. */
  misfit(method: string, path: string, status: number, body: unknown): string | undefined {
    const template = this.templateOf(path);
    const operation = template && this.document.paths[template]?.[method.toLowerCase()];
    if (!template || !operation) {
      const own = path.startsWith('/api/') && !path.startsWith('/api/docs');
      return own ? this.wrong('components/schemas/Problem', body, `${method} ${path}`) : undefined;
    }
    const what = `${method} ${template} (${status})`;
    const content = operation.responses[status]?.content;
    const [type] = Object.keys(content ?? {});
    if (type === undefined) return `${what} is not in the document: ${JSON.stringify(body)}`;
    const at = ['paths', template, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'];
    return this.wrong(at.map((part) => part.replaceAll('/', '~1')).join('/'), body, what);
  }

  /** The path in the document that this one is a case of; one without variables before others. */
  templateOf(path: string): string | undefined {
    const [plain = ''] = path.split('?', 1);
    return Object.keys(this.document.paths).find((template) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain),
    );
  }

  private wrong(pointer: string, body: unknown, what: string): string | undefined {
    const validate = this.validators.get(pointer) ?? this.ajv.compile({ $ref: `document#/${encodeURI(pointer)}` });
    this.validators.set(pointer, validate);
    if (validate(body)) return undefined;
    return `${what} is not as documented: ${this.ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`;
  }
}
