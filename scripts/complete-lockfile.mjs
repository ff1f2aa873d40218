/**
 * Completes package-lock.json. npm leaves out the packages of other platforms when the registry it asks does not have
 * them, and `npm ci` then refuses the lockfile. What is missing is written in by its name: `…-linux-arm64-musl`.
 * Run it after `npm install` has changed the lockfile.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8'));
const { packages } = lock;

function entryFor(name, version, parent) {
  const [system, cpu, library] = name.replace(/^.*?\/(cli|binding)-/, '').split('-');
  const about = { dev: parent.dev, license: parent.license, optional: true };
  if (system === 'wasm32') return { version, cpu: ['wasm32'], ...about };
  const libc = { musl: ['musl'], gnu: ['glibc'] }[library];
  return { version, cpu: [cpu], ...about, os: [system], ...(libc ? { libc } : {}) };
}

for (const parent of Object.values(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (/^@(biomejs\/cli|rolldown\/binding)-/.test(name)) {
      packages[`node_modules/${name}`] ??= entryFor(name, version, parent);
    }
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
