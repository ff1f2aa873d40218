/**
 * Finds rules that are called and never played: a `Play` without `yield*` compiles and does nothing. Prints where.
 *
 *   node scripts/forgotten-yields.mjs [tsconfig.json …]      if not said, the tests' project, which sees all sources
 */
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/** Where a play is dropped in a project's own files, as `file:line: what stands there`. */
export function forgottenYields(configs) {
  const api = new API({ cwd: process.cwd() });
  try {
    return configs.flatMap((config) => {
      const project = api.updateSnapshot({ openProject: config }).getProject(config);
      if (project === undefined) throw new Error(`there is no project ${config}`);
      const { program, checker } = project;
      return program
        .getSourceFileNames()
        .filter((name) => !name.includes('/node_modules/') && !name.endsWith('.d.ts'))
        .flatMap((name) => inFile(program.getSourceFile(name), checker));
    });
  } finally {
    api.close();
  }
}

function inFile(file, checker) {
  const dropped = [];
  const visit = (node) => {
    const expression = droppedBy(node);
    if (expression) dropped.push(expression);
    node.forEachChild(visit);
  };
  visit(file);
  if (dropped.length === 0) return [];
  const types = checker.getTypeAtLocation(dropped);
  return dropped.filter((_, i) => types[i] && isPlay(checker.typeToString(types[i]))).map((node) => told(file, node));
}

/** The expression whose value nobody takes: a statement of its own, or what a `forEach` is given back. */
function droppedBy(node) {
  if (node.kind === SyntaxKind.ExpressionStatement) return isAssignment(node.expression) ? undefined : node.expression;
  if (node.kind !== SyntaxKind.ArrowFunction || node.body.kind === SyntaxKind.Block) return undefined;
  const called = node.parent?.kind === SyntaxKind.CallExpression ? node.parent.expression : undefined;
  return called?.name?.text === 'forEach' ? node.body : undefined;
}

function isAssignment({ kind, operatorToken }) {
  return kind === SyntaxKind.BinaryExpression && operatorToken.kind === SyntaxKind.EqualsToken;
}

function isPlay(type) {
  return /(^|\| )(Play|Generator)\b/.test(type);
}

function told(file, node) {
  const start = node.getStart(file);
  const line = file.text.slice(0, start).split('\n').length;
  const [code] = file.text.slice(start, node.end).split('\n');
  return `${relative(process.cwd(), file.fileName)}:${line}: ${code}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const configs = process.argv.length > 2 ? process.argv.slice(2) : ['tsconfig.test.json'];
  const found = forgottenYields(configs.map((config) => resolve(config)));
  for (const place of found) console.error(`${place}   is never played: yield* is missing`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
