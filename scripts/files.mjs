// Paths and files of the repository. No dependencies: these scripts run before anything is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Returns all files under a folder that end in `ending`, in a fixed order; none if the folder does not exist. */
export function filesUnder(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path, ending);
      return entry.name.endsWith(ending) ? [path] : [];
    });
}

/** Returns the workspace packages, relative to the root: engine, games/card, … */
export function packages(from = root) {
  const { workspaces } = readJson(join(from, 'package.json'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return existsSync(join(from, parent)) ? readdirSync(join(from, parent)).map((name) => `${parent}/${name}`) : [];
  });
  return folders.filter((folder) => existsSync(join(from, folder, 'package.json'))).sort();
}
